"""Metrics for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.connections: Final = Gauge("nightlight_connections", "Open sockets", registry=self.registry)
        self.tables: Final = Gauge("nightlight_tables", "Tables in memory", registry=self.registry)
        self.lag: Final = Gauge(
            "nightlight_loop_lag_seconds", "How late the loop is, or a long queue to the disk", registry=self.registry
        )
        self.load: Final = Gauge("nightlight_load", "0 calm, 1 busy, 2 overloaded", registry=self.registry)
        self.shed: Final = Counter("nightlight_shed", "Refused or sent away for load", ["what"], registry=self.registry)
        self.waiting: Final = Gauge(
            "nightlight_scribe_waiting", "Batches that wait to be written", registry=self.registry
        )
        self.chores: Final = Gauge(
            "nightlight_chores", "Journals, replays and lessons asked for", registry=self.registry
        )
        self.records: Final = Counter("nightlight_records", "Records written", ["kind"], registry=self.registry)
        self.conflicts: Final = Counter(
            "nightlight_conflicts", "Batches that another process was faster with", registry=self.registry
        )
        self.refusals: Final = Counter("nightlight_refusals", "Requests refused", ["reason"], registry=self.registry)
        self.faults: Final = Counter("nightlight_faults", "Faults of clients", ["kind"], registry=self.registry)
        self.storage_errors: Final = Counter(
            "nightlight_storage_errors", "Transactions that failed", registry=self.registry
        )
        self.thinking: Final = Histogram(
            "nightlight_bot_seconds", "How long bots think", buckets=FAST, registry=self.registry
        )
        self.failed_bots: Final = Counter("nightlight_bot_failures", "Decisions bots failed at", registry=self.registry)
        self.told: Final = Histogram(
            "nightlight_answer_seconds", "From a request to its last message", buckets=FAST, registry=self.registry
        )

    def text(self) -> bytes:
        """The metrics in Prometheus' text format."""
        return generate_latest(self.registry)

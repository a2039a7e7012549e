"""Komnata Strachu: three cards flip, everybody reads them at once, and one hand finds the light switch."""

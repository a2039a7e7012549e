import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pageOf } from '$lib/navigation/pages.ts';
import { router } from '$lib/navigation/router.svelte.ts';
import { settings } from '$lib/settings/settings.svelte.ts';
import { sound } from '$lib/sound/player.ts';
import { newVersion } from '$lib/connection/new-version.svelte.ts';
import { words } from '$lib/words/words.svelte.ts';

const RELOADED = 'nightlight-reloaded';

/** A part of the page is gone because the server has a newer build: load that, but not again and again. */
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED) !== null) return;
  sessionStorage.setItem(RELOADED, 'yes');
  event.preventDefault();
  location.reload();
});

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

const [page] = await Promise.all([pageOf(router.route), words.speak(settings.language)]);
document.getElementById('first-paint')?.remove();
mount(App, { target, props: { first: page } });
sessionStorage.removeItem(RELOADED);

sound.listen();
newVersion.watch(__PAGES__);

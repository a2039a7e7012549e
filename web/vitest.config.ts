import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

/** The unit tests, in tests/ by the path of what they test; those that need a page ask for one in their first line. */
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as it runs on a page
    test: {
      include: ['tests/**/*.test.ts'],
      environmentOptions: {
        // a click on a link that nobody handles leads nowhere
        happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
      },
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);

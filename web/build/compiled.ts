import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';
const AT_A_TABLE = /^(board-\w+|play|Lamp|OptionList|Places|Stages|Table)$/;

/** What a table runs is compiled while it is loaded, beside the page, and not when a finger waits for it. */
export function compiled(): Plugin {
  return {
    name: 'nightlight-compiled',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && AT_A_TABLE.test(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}

/** What ESLint asks of TypeScript and Svelte; how they are laid out is prettier's business. Run from the top: `npm run lint`. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GENERATED = [
  'web/src/lib/connection/messages.ts',
  'web/src/lib/setup/catalogue.ts',
  'src/nightlight/games/*/web/seam.ts',
];

export default defineConfig(
  { ignores: ['**/node_modules', ...GENERATED] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // in components svelte-check reads the types; here it would take most of the time
    files: ['**/*.ts'],
    extends: [typescript.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void value` makes an effect depend on it
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSAsExpression > TSAsExpression', message: 'Two assertions in a row hide a wrong type.' },
      ],
      'no-undef': 'off', // TypeScript knows
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess asks for them
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // most maps and sets are bookkeeping that nothing draws
    },
  },
);

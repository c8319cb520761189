import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** Written by tools/site: the pages of `.stage` and what stands beside them. */
const staged = new URL('../.stage/navigation.json', import.meta.url);
const { sidebar, version, count } = JSON.parse(readFileSync(staged, 'utf8'));

export default defineConfig({
  lang: 'en-US',
  title: 'Onda',
  description: 'Widgets for radio and magazine sites on WordPress.',
  srcDir: '.stage',
  outDir: 'dist',
  cacheDir: '.stage/.cache',
  cleanUrls: true,
  ignoreDeadLinks: [/^\/examples\//],
  head: [
    ['link', { rel: 'icon', href: '/logo.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#bf3a16' }],
  ],
  markdown: {
    // Anchors have the names of GitHub, so that a link to a heading is right in both places.
    anchor: {
      slugify: (heading) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-'),
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => {
      markdown.core.ruler.push('braces-in-code', ({ tokens }) => {
        for (const { children } of tokens)
          for (const child of children ?? []) if (child.type === 'code_inline') child.attrSet('v-pre', '');
      });
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } },
  vite: { publicDir: '../.stage/public', build: { chunkSizeWarningLimit: 4000 } },
  themeConfig: {
    logo: '/logo.svg',
    siteTitle: 'Onda',
    nav: [
      { text: 'Site owners', link: '/recipes', activeMatch: '^/(recipes|owners|themes|blocks)' },
      { text: 'Theme developers', link: '/developers/php', activeMatch: '^/developers/(php|hooks)' },
      {
        text: 'App developers',
        link: '/packages',
        activeMatch: '^/(packages|protocol|developers/(rest|headless))',
      },
      { text: 'Elements', link: '/elements/', activeMatch: '^/elements' },
      { text: 'Playground', link: '/playground' },
      {
        text: 'Project',
        link: '/architecture',
        activeMatch: '^/(architecture|contributing|style|build|measured|decisions)',
      },
      { text: version, link: '/changelog' },
    ],
    sidebar,
    /** How many elements there are, for the home page. */
    count,
    outline: { level: [2, 3], label: 'On this page' },
    search: { provider: 'local' },
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'Free software, GPL-2.0-or-later.' },
  },
});

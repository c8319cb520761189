import { inBrowser, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import HomePage from './HomePage.vue';
import LiveExample from './LiveExample.vue';
import { prepareSearch } from './prepare-search';
import ThemePlayground from './ThemePlayground.vue';
import './colors.css';
import './home.css';
import './pages.css';
import './playground.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('ThemePlayground', ThemePlayground);
    app.component('HomePage', HomePage);
    if (inBrowser) prepareSearch();
  },
} satisfies Theme;

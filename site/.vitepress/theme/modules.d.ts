declare module '*.vue' {
  import type { DefineComponent } from 'vue';

  const component: DefineComponent<object, object, unknown>;
  export default component;
}

declare module '@localSearchIndex' {
  const indexes: Record<string, () => Promise<unknown>>;
  export default indexes;
}

declare module '*.css';

/** The directions of docs/architecture.md. */
/** The packages that are published hold all features, as the bundle does. */
const features = '^packages/(?!core|feeds|bundle|elements|react)([^/]+)/src';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-knows-no-feature',
      severity: 'error',
      from: { path: '^packages/core/src' },
      to: { path: '^packages/(?!core/)' },
    },
    {
      name: 'feeds-stand-alone',
      severity: 'error',
      from: { path: '^packages/feeds/src', pathNot: '\\.test\\.' },
      to: { path: '^packages/(?!feeds/)' },
    },
    {
      name: 'no-feature-opens-another',
      severity: 'error',
      from: { path: features },
      to: { path: features, pathNot: '^packages/$1/' },
    },
    {
      name: 'only-player-and-now-playing-read-feeds',
      severity: 'error',
      from: { path: '^packages/(?!feeds|player|now-playing|bundle|elements)' },
      to: { path: '^packages/feeds/src' },
    },
    {
      name: 'only-the-bundle-knows-all',
      severity: 'error',
      from: { path: '^packages/(?!bundle)' },
      to: { path: '^packages/bundle' },
    },
    {
      name: 'tools-stand-below-tests',
      comment: 'What both use stands in tools.',
      severity: 'error',
      from: { path: '^tools' },
      to: { path: '^e2e' },
    },
    {
      name: 'below-the-view-no-react',
      severity: 'error',
      from: { path: '/src/(|.+/)(contract|api|store|shell|messages|present)[^/]*\\.ts$' },
      to: { path: '(node_modules/(react|react-dom|@r2wc)/|/src/view/|react-view)' },
    },
    {
      name: 'the-store-knows-no-wire',
      severity: 'error',
      from: { path: '/src/(|.+/)store\\.ts$' },
      to: { path: '/src/(|.+/)(api|shell|element)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'react-comes-lazily',
      comment: 'A page that shows no view never imports React.',
      severity: 'error',
      from: { path: '^packages/.*/src/(|.+/)(element|shell)\\.ts$' },
      to: { path: '(/src/view/|node_modules/react)', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '(\\.d\\.ts$|\\.config\\.ts$|contract\\.ts$|Templates\\.tsx$|loader\\.ts$|^tools/dev/client\\.js$|^e2e/themes/)',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.css$|^packages/[^/]+/dist/|^e2e/packages/fixtures/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};

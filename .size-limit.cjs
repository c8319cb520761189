/** The budgets of docs/architecture.md, section 4, on what the last build made. */
const { readdirSync, readFileSync } = require('node:fs');

const folder = 'wordpress-plugin/build';
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
const sources = (file) => JSON.parse(readFileSync(`${folder}/${file}.map`, 'utf8')).sources.join();
const holding = (source) => scripts.find((file) => sources(file).includes(source));

const shells = manifest.chunks['radio-player'];
const look = holding('player/src/first-look.ts');
const react = holding('react-dom-client.production');
const first = [manifest.loader, shells, look];
const panels = ['Tools', 'OpenPanel'].map((name) => holding(`player/src/view/panels/${name}.tsx`));
const later = scripts.filter(
  (file) => ![...first, ...panels, react].includes(file) && !file.startsWith('shells-'),
);
const sheets = Object.values(manifest.styles);
const row = (name, limit, files) => ({
  name,
  limit,
  gzip: true,
  path: files.map((file) => `${folder}/${file}`),
});

module.exports = [
  row('loader', '1.2 kB', [manifest.loader]),
  row('shells', '9 kB', [shells]),
  row('untouched page, heads not counted', '11 kB', [...first, ...sheets]),
  row('React and the player’s view', '73 kB', [react]),
  row('howler and the player’s other chunks', '22 kB', later),
  row('the panels and their buttons', '9 kB', panels),
  row('all that a player ever loads', '110 kB', [...first, ...later, ...panels, react, ...sheets]),
];

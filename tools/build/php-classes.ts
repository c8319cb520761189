import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { Engine } from 'php-parser';

/** The head of `classes.php`, with the guard of every file of the plugin. */
const HEAD = "<?php\n\ndeclare(strict_types=1);\n\nnamespace {\n\\defined('ABSPATH') || exit;\n}\n";

/**
 * Classes that no page needs: the floor of the owner, fields of settings, REST, captchas, sign-ups, what asks other
 * servers or reads posts as strangers do, lists of favorites, and the index of the search.
 */
const LEFT_OUT = new RegExp(
  [
    'Owner/',
    'Rest/(?!RestHooks)',
    'Core/Access/(PageDoubt|ReadingRun|ShownReading|Stranger/(?!PageText))',
    'Core/Forms/(?!Settings)',
    'Core/(Early/MustUse|Settings/Record(Reader|Schema)|Http/SignIn|Access/Membership|Caching/BuildRecord)',
    'Core/Fetch/(?!JsonFetcher)',
    'Core/Printing/(TextCatalog|WidgetForm)',
    'Core/Text/(ContactAddress|Csv|Utf8)',
    'Features/Stations/(Asking/|Reading/|FeedProviders|Listeners/|Mirrors)',
    'Features/(Inspector/(?!Hidden|Inspector)|Plays/(?!PlaysFeature))',
    'Features/(Music/(?!Music(F|O|Pr))|Scores/GameRules|Voice/(AnswerCache|Finder|Spoken|VoiceSearch))',
    'Features/Favorites/(FavoritesActions|List|Post)',
    'Features/Newsletter/Mail/(?!EmailLink|MailLinks)',
    'Features/Newsletter/People/(?!ConsentRepo|PeopleLogRepo|SubscriberRepo|Subscriptions)',
    'Features/Newsletter/SignUp/(?!NativeRoutes|SignUps)',
    'Features/Newsletter/Guard/(Captcha(Answer|Audio|Image|Links|Panel)|Glyphs|Phrase|Png|Registration|Seeded)',
    'Features/Schedule/(Calendar|Episodes/(?!EpisodeReader)|ShowPlay)',
    'Features/(Theme/Personal/(PersonalPostsH|Reading)|Views/Report|Votes/VoteDay)',
    'Features/Search/(Sphinx/|Keywords/(Co|Search|Sugg)|Engines/(?!EngineChoice|SearchEngine))',
    'Features/Search/Index/(?!IndexParts|IndexState|Build/(ChangeListener|IndexUpkeep|SourcePost|StalePost))',
  ]
    .map((start) => `^${start}`)
    .join('|'),
);

/** `namespace A; use B; …`: the body of a class file, its guard taken off. */
const CLASS_FILE =
  /^<\?php\s+declare\(strict_types=1\);\s+namespace ([\w\\]+);([\s\S]*?)defined\('ABSPATH'\) \|\| exit;([\s\S]*)$/;
const DECLARED = /^\s*(?:(?:final|abstract|readonly) )*(interface|trait|enum|class) (\w+)([^{]*)/;

type Token = string | [name: string, text: string, line: number];

/**
 * Writes the classes that visitors need into one file, `classes.php`, which the plugin reads where PHP keeps compiled
 * files: one file in place of 150 a request. Classes of WordPress that come late are left out, with those that extend
 * them, and those that no page needs.
 */
export function writePhpClasses(plugin: string): void {
  const files = readdirSync(join(plugin, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /^[A-Z]/.test(file.split('/').at(-1) ?? '') && file.endsWith('.php'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  const sources = files.map((file) => [file, readFileSync(join(plugin, 'src', file), 'utf8')] as const);
  writeFileSync(join(plugin, 'classes.php'), phpClasses(sources));
}

/** @param sources Paths below `src`, and code. Throws where a file declares no class. */
export function phpClasses(sources: readonly (readonly [file: string, code: string])[]): string {
  const blocks = sources.map(([file, code]) => classBlock(file, code)).filter((block) => block !== null);
  return HEAD + [...inOrder(blocks)].map(({ code }) => code).join('');
}

interface ClassBlock {
  /** With its namespace. */
  name: string;
  code: string;
  /** Names of the classes that have to be declared before it. */
  parents: string[];
}

/** PHP declares a class with parents where it stands, so its parents come first. */
function inOrder(blocks: readonly ClassBlock[]): Set<ClassBlock> {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  const done = new Set<ClassBlock>();
  const add = (block: ClassBlock) => {
    for (const parent of block.parents) {
      const found = byName.get(parent);
      if (found && !done.has(found)) add(found);
    }
    done.add(block);
  };
  blocks.forEach(add);
  return done;
}

/** Null for a class that extends one of WordPress, which may not be loaded yet. */
function classBlock(file: string, source: string): ClassBlock | null {
  const [, namespace, imports = '', body = ''] = CLASS_FILE.exec(withoutComments(source, file)) ?? [];
  const [, kind, name, relations = ''] = DECLARED.exec(body) ?? [];
  if (!namespace || !kind) throw new Error(`${file} is no file of one class`);
  if (/\bextends \\WP_/.test(relations)) return null;
  const named = (short: string) =>
    new RegExp(`([\\w\\\\]+)(?:(?<=\\\\${short})| as ${short});`).exec(imports)?.[1] ??
    `${namespace}\\${short}`;
  const traits = [...body.matchAll(/^use (\w+);/gm)].map(([, trait = '']) => trait);
  const parents = [...(relations.match(/(?<!\\)\b[A-Z]\w+/g) ?? []), ...traits].map(named);
  return {
    name: `${namespace}\\${name}`,
    code: `namespace ${namespace} {${imports.trim()}${body.trim()}}\n`,
    parents,
  };
}

/** `__DIR__` stays the folder of the source file. */
function withoutComments(source: string, file: string): string {
  const folder = `(__DIR__ . '/${join('src', dirname(file)).split(sep).join('/')}')`;
  const tokens = new Engine({}).tokenGetAll(source) as unknown as Token[];
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, text] = token;
      if (name === 'T_DOC_COMMENT') return '';
      if (name === 'T_COMMENT') return '\n';
      if (name === 'T_DIR') return folder;
      return name === 'T_WHITESPACE' ? text.replace(/\n\s*/g, '\n') : text;
    })
    .join('');
}

/** Each makes a node in PHP: the markup of an element of ours belongs to a component, which `Faces` fills. */
const TAGS = /Html::tag\(/g;

const COUNTED = /^wordpress-plugin\/src\/.+\.php$/;

/** Screens of an owner, which no visitor reads, and their mails. */
const OWNERS =
  /\/src\/(Owner|Core\/(Forms|Settings))\/|\/(WidgetForm|FieldOrder|FormSettings|EarlyFields)\.php$/;

/** The nodes that PHP makes for visitors, and why. A number may only fall. */
const FOR_A_REASON: Record<string, [most: number, why: string]> = {
  'Features/Favorites/FavoritesPrinting.php': [1, 'a link in a sentence of the owner'],
  'Features/Inspector/InspectorPrinting.php': [1, 'a link in the head'],
  'Features/Newsletter/Display.php': [1, 'the place of a form, with the style of its owner'],
  'Features/Newsletter/FormLook.php': [4, 'a field of an owner'],
  'Features/Newsletter/Guard/CaptchaPage.php': [6, 'the head of a whole page'],
  'Core/Printing/Assets.php': [3, 'what stands in a head'],
  'Core/Printing/ElementPrinter.php': [3, 'the element itself, its shadow root and its fallback'],
  'Core/Printing/Mistakes.php': [1, 'a note to an editor'],
  'Features/Theme/Pages/LonePage.php': [6, 'a whole page, without a script'],
  'Features/Theme/Pages/NotFound.php': [2, 'a whole page, of blocks'],
  'Features/Theme/SectionSplitter.php': [3, 'sections around the text of an author'],
};

/** How many nodes each class makes by hand for visitors; those that make none are left out. */
export function tagsInPhp(files: readonly string[], readFile: (file: string) => string): Map<string, number> {
  const counted = files.filter((file) => COUNTED.test(file) && !OWNERS.test(file));
  const rows = counted.map(
    (file) => [file.replace('wordpress-plugin/src/', ''), readFile(file).match(TAGS)?.length ?? 0] as const,
  );
  return new Map(rows.filter(([, count]) => count > 0));
}

/** Names classes that make more nodes than they may, and rows of the table that say more than there is. */
export function problemsInPhpMarkup(made: ReadonlyMap<string, number>): string[] {
  return [...new Set([...made.keys(), ...Object.keys(FOR_A_REASON)])].flatMap((file) => {
    const [is, [may]] = [made.get(file) ?? 0, FOR_A_REASON[file] ?? [0]];
    if (is > may)
      return [
        `${file} makes ${is} nodes by hand, ${may} are allowed: write a component in Templates.tsx or PhpTemplates.tsx of the feature, and fill it by Faces`,
      ];
    if (is === may) return [];
    const row = is === 0 ? 'delete its row' : `lower its ${may} to ${is}`;
    return [`${file} makes ${is} nodes by hand: ${row} in FOR_A_REASON of tools/check/php-markup.ts`];
  });
}

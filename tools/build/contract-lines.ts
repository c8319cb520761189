import { encode } from '@jridgewell/sourcemap-codec';
import ts from 'typescript';

/** A line of printed code and the line of the source that it comes from. */
type Line = [code: string, from: number];

/**
 * Prints the values as the constants of the module of that file name, a property a line. Its source map leads each
 * property to its place in the source of the module.
 */
export function printConstants(values: Record<string, unknown>, name: string, source: string): string {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const lines = Object.entries(values).flatMap(([constant, value]) => [
    ...linesOf(value, constantOf(file, constant), 0, `export const ${constant} = `),
    [';', 0] as Line,
  ]);
  const mappings = encode(lines.map(([, from]) => [[0, 0, from, 0]]));
  const map = { version: 3, sources: [name], sourcesContent: [source], names: [], mappings };
  const data = Buffer.from(JSON.stringify(map)).toString('base64');
  return [...lines.map(([code]) => code), `//# sourceMappingURL=data:application/json;base64,${data}`].join(
    '\n',
  );
}

/** @param from The line of what holds the value, for a value that the source does not write out. */
function linesOf(value: unknown, node: ts.Expression | undefined, from: number, start: string): Line[] {
  const written = node && resolved(node);
  const line = written ? lineOf(written) : from;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [[start + JSON.stringify(value), line]];
  const inner = Object.entries(value).filter(([, property]) => property !== undefined);
  const lines = inner.flatMap(([name, property]) => [
    ...linesOf(property, written && propertyOf(written, name), line, `${JSON.stringify(name)}:`),
    [',', line] as Line,
  ]);
  return [[`${start}{`, line], ...lines, ['}', line]];
}

const lineOf = (node: ts.Node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line;

/** The literal behind `as const satisfies …` and behind the name of a constant of the same file. */
function resolved(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return resolved(node.expression);
  const named = ts.isIdentifier(node) && constantOf(node.getSourceFile(), node.text);
  return named ? resolved(named) : node;
}

function constantOf(file: ts.SourceFile, name: string): ts.Expression | undefined {
  const all = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  return all.find((declared) => declared.name.getText() === name)?.initializer;
}

function propertyOf(node: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.map((property) => {
    if (ts.isSpreadAssignment(property)) return propertyOf(resolved(property.expression), name);
    if (property.name?.getText().replace(/^['"]|['"]$/g, '') !== name) return undefined;
    return ts.isPropertyAssignment(property) ? property.initializer : (property.name as ts.Identifier);
  });
  return found.findLast(Boolean);
}

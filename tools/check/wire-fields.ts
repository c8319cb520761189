import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { repositoryFiles } from './same-paths';

const SENDERS = /^(?:post|postForText)$/;

/** Text by path of the repository's files: tests, and what only tests use, send and read nothing. */
export function textsOf(pattern: RegExp): Map<string, string> {
  const asked = repositoryFiles('.').filter(
    (path) => pattern.test(path) && !/\.test\.|\/(?:testing|tests|generated|fixtures)\//.test(path),
  );
  return new Map(asked.map((path) => [path, readFileSync(path, 'utf8')]));
}

export const parsed = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Names of the fields that the calls of `ajax.post`, beacons and built queries send, each with the file that does. */
export function fieldsSent(files: readonly ts.SourceFile[]): Map<string, string> {
  const sent = new Map<string, string>();
  const read = reader(files);
  for (const file of files)
    each(file, (node) => {
      const fields = fieldsOf(node);
      for (const name of fields ? read(fields) : namesInQuery(node)) sent.set(name, file.fileName);
    });
  return sent;
}

function fieldsOf(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const isAjax = /ajax$/i.test(node.expression.expression.getText());
    if (isAjax && SENDERS.test(node.expression.name.text)) return node.arguments[1];
  }
  const isQuery = ts.isNewExpression(node) && node.expression.getText() === 'URLSearchParams';
  return isQuery ? node.arguments?.[0] : undefined;
}

/** `asp_ls=${…}` or `${NAME}=…` in a template, where an address is put together by hand. */
function namesInQuery(node: ts.Node): string[] {
  if (ts.isTemplateSpan(node) && node.literal.text.startsWith('=')) return constantOf(node.expression);
  const isText = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isStringLiteral(node);
  return isText
    ? [...node.text.matchAll(/(?:^|[?&])(n?p_as\w+|asp_\w+)=/g)].map(([, name = '']) => name)
    : [];
}

function constantOf(name: ts.Expression): string[] {
  const texts: string[] = [];
  each(name.getSourceFile(), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== name.getText()) return;
    if (node.initializer && ts.isStringLiteral(node.initializer)) texts.push(node.initializer.text);
  });
  return texts;
}

/** Names of the fields that PHP reads from a request, each with the file that does. */
export function fieldsRead(texts: ReadonlyMap<string, string>): Map<string, string> {
  const read = new Map<string, string>();
  for (const [path, text] of texts) for (const [, name = ''] of text.matchAll(READ)) read.set(name, path);
  return read;
}

const READ =
  /(?:request|from_globals)(?:\((?:true)?\))?->(?:has|text|id|map|beginning|form|sent)\(\s*'([\w-]+)'/gi;

/** Whether a text names the field otherwise than by reading it. */
export const isNamed = (field: string, text: string): boolean =>
  new RegExp(`(?<![\\w-])${field}(?![\\w-])`).test(text.replace(READ, ''));

/** Follows spreads, variables, parameters and calls to the object literals that name the fields. */
function reader(files: readonly ts.SourceFile[]) {
  const seen = new Set<ts.Node>();
  const read = (node: ts.Node | undefined): string[] => {
    if (!node || seen.has(node)) return [];
    seen.add(node);
    const names = ts.isObjectLiteralExpression(node) ? node.properties.flatMap(ofProperty) : ofOther(node);
    seen.delete(node);
    return names;
  };
  const ofProperty = (property: ts.ObjectLiteralElementLike): string[] => {
    if (ts.isSpreadAssignment(property)) return read(property.expression);
    const { name } = property;
    if (name && ts.isComputedPropertyName(name)) return [];
    // PHP reads `want[x]` as a list, `want`.
    return name ? [name.getText().replace(/['"]|\[.*/g, '')] : [];
  };
  const ofOther = (node: ts.Node): string[] => {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return read(node.expression);
    if (ts.isConditionalExpression(node)) return [...read(node.whenTrue), ...read(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return [...read(node.left), ...read(node.right)];
    if (ts.isIdentifier(node)) return ofName(node);
    return ts.isCallExpression(node) ? ofCall(node.expression) : [];
  };
  const ofName = (name: ts.Identifier): string[] => {
    const names: string[] = [];
    each(name.getSourceFile(), (node) => {
      if (ts.isVariableDeclaration(node) && node.name.getText() === name.text)
        names.push(...read(node.initializer));
      if (!ts.isParameter(node) || node.name.getText() !== name.text || !isWithin(name, node.parent)) return;
      names.push(...ofArguments(node));
    });
    return names;
  };
  const ofArguments = (parameter: ts.ParameterDeclaration): string[] => {
    const place = parameter.parent.parameters.indexOf(parameter);
    const called = nameOf(parameter.parent);
    const names: string[] = [];
    each(parameter.getSourceFile(), (node) => {
      if (ts.isCallExpression(node) && called && lastName(node.expression) === called)
        names.push(...read(node.arguments[place]));
    });
    return names;
  };
  const ofCall = (callee: ts.Expression): string[] => {
    const called = lastName(callee);
    const own = callee.getSourceFile();
    const isThere = (file: ts.SourceFile) => results(file, called).length > 0;
    const file = isThere(own) ? own : files.find(isThere);
    return file ? results(file, called).flatMap(read) : [];
  };
  return read;
}

/** Results of the functions of that name in the file. */
function results(file: ts.SourceFile, called: string): ts.Node[] {
  const found: ts.Node[] = [];
  each(file, (node) => {
    if (!ts.isFunctionLike(node) || nameOf(node) !== called || !('body' in node) || !node.body) return;
    const { body } = node;
    if (!ts.isBlock(body)) found.push(body);
    else
      each(body, (inner) => ts.isReturnStatement(inner) && inner.expression && found.push(inner.expression));
  });
  return found;
}

const nameOf = (node: ts.SignatureDeclaration): string => {
  const owner = node.name ? node : node.parent;
  return (owner && 'name' in owner && (owner.name as ts.Node | undefined)?.getText()) || '';
};

const lastName = (node: ts.Expression): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';

const isWithin = (node: ts.Node, outer: ts.Node): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));

function each(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

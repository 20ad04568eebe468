import path from 'node:path';
import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import ts from 'typescript';
import { baseApi } from '../api/baseApi.ts';
import { eventCatalog } from '../app/eventCatalog.ts';
import { makeRootReducer } from '../store/rootReducer.ts';
import { isSlice, loadStateModules, readSource, siteSources } from './stateSources.ts';

const INTRODUCTION = `# State

The state tree, slice by slice: what each holds, and which events write it. Nothing else does. Written by
\`npm run docs\` from the slices; [events.md](events.md) says what the events mean.

A slice with a \`?\` joins the tree when the code that brings it has come, and reads the address at once; it
stays for the rest of the visit. Views read slices by the selectors beside them.`;

const API = `## api

RTK Query's cache, of a shape of its own: answers by call and argument (\`queries\`), forms under way (\`mutations\`), which
answers show which things (\`provided\`), who looks at them (\`subscriptions\`). It is always there; \`src/api/baseApi.ts\`
makes it, the features' \`*Api.ts\` bring their calls, and RTK Query's own actions write it, with
\`api/serverQueriesReceived\`.`;

/** A slice, and where it is from. */
interface FoundSlice {
  slice: Slice;
  file: string;
  /** What its constant is called. */
  name: string;
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);

const variablesOf = (source: ts.SourceFile): ts.VariableDeclaration[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

const variableOf = (source: ts.SourceFile, name: string): ts.VariableDeclaration => {
  const found = variablesOf(source).find((variable) => variable.name.getText() === name);
  if (!found) throw new Error(`${source.fileName} has no constant ${name}; a slice needs one.`);
  return found;
};

/** The sentences above a constant. */
const commentOf = (variable: ts.VariableDeclaration): string =>
  ts
    .getJSDocCommentsAndTags(variable)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The file that calls `createSlice`: the slice's own, or that of the function that makes it. */
const makerOf = (source: ts.SourceFile, slice: ts.VariableDeclaration): ts.SourceFile => {
  const maker =
    slice.initializer && ts.isCallExpression(slice.initializer)
      ? slice.initializer.expression.getText()
      : '';
  if (maker === 'createSlice') return source;
  const found = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => new RegExp(`\\b${maker}\\b`).test(importClause?.getText() ?? ''));
  if (!found) throw new Error(`${source.fileName} does not import ${maker}.`);
  const from = (found.moduleSpecifier as ts.StringLiteral).text;
  return parse(path.join(path.dirname(source.fileName), from));
};

interface Shape {
  /** What the type is called. */
  name: string;
  text: string;
}

/** The type of a slice's initial state as it is written, with the types of the same file that it names. */
const shapeOf = (source: ts.SourceFile): Shape => {
  const declared = new Map(
    source.statements
      .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      .map((node) => [node.name.text, node]),
  );
  const named = new Set<string>();
  const collect = (node: ts.Node) => {
    const declaration = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
    if (declaration && !named.has(declaration.name.text)) {
      named.add(declaration.name.text);
      collect(declaration);
    }
    ts.forEachChild(node, collect);
  };
  const { type } = variableOf(source, 'initialState');
  if (!type) throw new Error(`Say what type the initial state in ${source.fileName} has.`);
  collect(type);
  const texts = [...named]
    .map((name) => declared.get(name)!)
    .map((node) =>
      source.text.slice(node.getStart(source, true), node.end).replace(/^export /m, ''),
    );
  return { name: type.getText(), text: texts.join('\n\n') };
};

/** A state that throws as soon as somebody looks at it. */
const hiddenState = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

/** Whether a slice does something with an action. */
const hears = ({ reducer }: Slice, action: UnknownAction): boolean => {
  try {
    reducer(hiddenState(), action);
    return false;
  } catch {
    return true;
  }
};

/** What a slice hears that is not its own. */
const foreignEventsOf = (slice: Slice): string[] => {
  const own = Object.values<{ type: string }>(slice.actions).map(({ type }) => type);
  const calls = Object.keys(baseApi.endpoints).flatMap((endpointName) =>
    ['pending', 'fulfilled', 'rejected'].flatMap((phase) =>
      ['executeQuery', 'executeMutation'].map((thunk) => ({
        type: `${baseApi.reducerPath}/${thunk}/${phase}`,
        meta: { requestId: '', requestStatus: phase, arg: { endpointName } },
      })),
    ),
  );
  return [
    ...Object.keys(eventCatalog)
      .filter((type) => !own.includes(type) && hears(slice, { type }))
      .map((type) => `\`${type}\``),
    ...calls
      .filter((action) => hears(slice, action))
      .map(({ type, meta }) => `\`${type}\` of \`${meta.arg.endpointName}\``),
  ];
};

/** The slices that every store starts with. */
const FIRST_SLICES = Object.keys(makeRootReducer()(undefined, { type: 'docs/started' }));

/** The files that bring a slice to the store, as its constant is called there. */
const bringersOf = ({ slice, name }: FoundSlice): string[] => {
  if (FIRST_SLICES.includes(slice.reducerPath)) return [];
  const found = siteSources().filter((file) =>
    [...readSource(file).matchAll(/\bslices(?::| =) \[([^\]]+)\]/g)].some(([, names]) =>
      names!.split(/[\s,]+/).includes(name),
    ),
  );
  if (found.length === 0) throw new Error(`No page brings ${name} by its \`slices: [...]\`.`);
  return found;
};

interface DescribedSlice {
  /** Its line of the tree. */
  line: string;
  section: string;
}

const describeSlice = (found: FoundSlice): DescribedSlice => {
  const { slice, file, name } = found;
  const source = parse(file);
  const variable = variableOf(source, name);
  const shape = shapeOf(makerOf(source, variable));
  const comment = commentOf(variable);
  if (!comment) throw new Error(`Say above ${name} in ${file} what the slice is for.`);
  const bringers = bringersOf(found).map((bringer) => `\`${bringer}\``);
  const own = Object.keys(slice.actions).map((event) => `\`${event}\``);
  const foreign = foreignEventsOf(slice);
  return {
    line: `  ${slice.reducerPath}${bringers.length > 0 ? '?' : ''}: ${shape.name};`,
    section: [
      `## ${slice.reducerPath}`,
      comment,
      [
        `- From: \`${file}\``,
        `- There: ${bringers.length > 0 ? `with ${bringers.join(', ')}` : 'always'}`,
        `- Own events: ${own.join(', ')}`,
        ...(foreign.length > 0 ? [`- Also written by: ${foreign.join(', ')}`] : []),
      ].join('\n'),
      `\`\`\`ts\n${shape.text}\n\`\`\``,
      `It starts as \`${JSON.stringify(slice.getInitialState())}\`.`,
    ].join('\n\n'),
  };
};

/** `docs/state.md`: the state tree for people. */
export const stateDocument = async (): Promise<string> => {
  const slices = (await loadStateModules())
    .flatMap(({ file, exports }) =>
      Object.entries(exports).flatMap(([name, slice]) =>
        isSlice(slice) ? [{ slice, file, name }] : [],
      ),
    )
    .sort((a, b) => (a.slice.reducerPath < b.slice.reducerPath ? -1 : 1))
    .map(describeSlice);
  const tree = ['{', "  api: RTK Query's;", ...slices.map(({ line }) => line), '}'].join('\n');
  const sections = slices.map(({ section }) => section);
  return [INTRODUCTION, `\`\`\`\n${tree}\n\`\`\``, API, ...sections].join('\n\n') + '\n';
};

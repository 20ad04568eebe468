import type { NodePath, PluginObject, types } from '@babel/core';

/**
 * Babel plugin: turns `const X = value; X.name = other` into one pure `Object.assign` call, so that webpack can remove an
 * unused X. The assignment alone would count as a side effect and keep X in the bundle.
 */
export const joinAssignments = ({ types: t }: { types: typeof types }): PluginObject => ({
  visitor: {
    Program(program: NodePath<types.Program>) {
      for (const statement of program.get('body')) {
        if (!statement.isExpressionStatement()) continue;
        const { expression } = statement.node;
        if (!t.isAssignmentExpression(expression) || !t.isMemberExpression(expression.left))
          continue;
        const { object, property } = expression.left;
        const binding = t.isIdentifier(object) && program.scope.getOwnBinding(object.name);
        if (!binding || !binding.constant || !binding.path.isVariableDeclarator()) continue;
        const assign = t.memberExpression(t.identifier('Object'), t.identifier('assign'));
        const joined = t.callExpression(assign, [
          binding.path.node.init!,
          t.objectExpression([t.objectProperty(property, expression.right)]),
        ]);
        binding.path.node.init = t.addComment(joined, 'leading', '#__PURE__');
        statement.remove();
      }
    },
  },
});

/** Attributes of HTML that a person reads, or hears read out. */
const native = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Names under which components, columns and buttons are given their words. */
const given = [
  'cancelLabel',
  'caption',
  'closeLabel',
  'empty',
  'emptyHint',
  'header',
  'hint',
  'label',
  'message',
  'searched',
  'text',
  'title',
];

/** Calls whose first argument is shown to a person. */
const shownBy = new Set(['alert', 'confirm', 'showMessage']);

const ofElement = new Set(native);
const ofProperty = new Set(given);
const ofComponent = new Set([...native, ...given, 'failed', 'loading']);

const hasWord = (text) => typeof text === 'string' && /\p{L}/u.test(text);

/** The string literals that an expression can evaluate to. */
function literals(node) {
  switch (node?.type) {
    case 'Literal':
      return hasWord(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return [
        ...(node.quasis.some(({ value }) => hasWord(value.cooked)) ? [node] : []),
        ...node.expressions.flatMap(literals),
      ];
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literals(node.left)), ...literals(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literals(node.left), ...literals(node.right)] : [];
    default:
      return [];
  }
}

/** The name of a function that is called: `showMessage(…)`, `window.confirm(…)`. */
const calledName = (callee) => (callee.type === 'MemberExpression' ? callee.property : callee).name;

/**
 * Refuses words that stand in a component, or in a message that code shows: they belong to a
 * catalogue (docs/decisions/0030).
 * Punctuation, numbers and signs may stand there.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Put this text into the catalogue beside it (texts.en.ts).' },
  },
  create(context) {
    const refuse = (node) => context.report({ node, messageId: 'literal' });
    const refuseIn = (expression) => literals(expression).forEach(refuse);
    return {
      JSXText(node) {
        if (hasWord(node.value)) refuse(node);
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'({ expression }) {
        refuseIn(expression);
      },
      JSXAttribute({ name, value, parent }) {
        const isElement = parent.name.type === 'JSXIdentifier' && /^[a-z]/.test(parent.name.name);
        if (!(isElement ? ofElement : ofComponent).has(name.name)) return;
        refuseIn(value?.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      CallExpression({ callee, arguments: [shown] }) {
        if (shownBy.has(calledName(callee))) refuseIn(shown);
      },
      Property({ key, value }) {
        // Elsewhere these names are given to data as well.
        if (!context.filename.endsWith('.tsx')) return;
        if (key.type === 'Identifier' && ofProperty.has(key.name)) refuseIn(value);
      },
    };
  },
};

/**
 * Where words must not stand: in components of the product and the code beside them. Tests and
 * stories bring examples.
 * @type {import('eslint').Linter.Config}
 */
export const textRules = {
  files: ['{shell,public-site,back-office,shared-ui}/src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
  plugins: { house: { rules: { 'no-literal-text': noLiteralText } } },
  rules: { 'house/no-literal-text': 'error' },
};

import type { CSSProperties } from 'react';

type Brand = 'cleaning' | 'contracting';

/** The design's colors as literal values, since mail programs do not support custom properties. */
const light = {
  paper: '#fbf9f5',
  surface: '#ffffff',
  ink: '#26221d',
  soft: '#645b50',
  line: '#e2dbd0',
  tint: '#f3efe8',
  onAccent: '#ffffff',
  accents: { cleaning: '#1c6f46', contracting: '#b1460f' },
};
const dark: typeof light = {
  paper: '#171512',
  surface: '#211e1a',
  ink: '#f1ece4',
  soft: '#b5ab9e',
  line: '#38332c',
  tint: '#2b2722',
  onAccent: '#14110d',
  accents: { cleaning: '#62c894', contracting: '#f0955c' },
};

const fontFamily = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";

const text: CSSProperties = {
  margin: '0 0 16px',
  color: light.ink,
  fontFamily,
  fontSize: 16,
  lineHeight: '24px',
  wordBreak: 'break-word',
};

const cell: CSSProperties = {
  padding: '10px 12px 10px 0',
  borderBottom: `1px solid ${light.line}`,
  color: light.ink,
  fontFamily,
  fontSize: 15,
  lineHeight: '22px',
  verticalAlign: 'top',
  wordBreak: 'break-word',
};

const sum: CSSProperties = { ...cell, padding: '8px 12px 0 0', borderBottom: 0, fontWeight: 400 };

/** Inline styles, because many mail programs drop style sheets. */
export const letterStyles = {
  paper: { margin: 0, padding: '24px 8px', backgroundColor: light.paper },
  whole: { whiteSpace: 'nowrap' },
  container: { width: '100%', maxWidth: 600 },
  sheet: (brand: Brand): CSSProperties => ({
    padding: '28px 24px',
    backgroundColor: light.surface,
    borderTop: `6px solid ${light.accents[brand]}`,
  }),
  brand: (brand: Brand): CSSProperties => ({
    ...text,
    margin: 0,
    color: light.accents[brand],
    fontSize: 22,
    fontWeight: 700,
    lineHeight: '28px',
  }),
  tagline: { ...text, margin: '0 0 24px', color: light.soft, fontSize: 14, lineHeight: '20px' },
  text,
  tint: { padding: '16px 20px', backgroundColor: light.tint },
  amountName: { ...text, margin: 0, color: light.soft, fontSize: 14, lineHeight: '20px' },
  amount: {
    ...text,
    margin: 0,
    fontSize: 36,
    fontWeight: 700,
    lineHeight: '44px',
    letterSpacing: '-0.5px',
  },
  table: { width: '100%', margin: '0 0 28px', borderCollapse: 'collapse' },
  heading: {
    ...cell,
    padding: '0 12px 8px 0',
    color: light.soft,
    fontSize: 13,
    fontWeight: 400,
    lineHeight: '18px',
    textAlign: 'left',
  },
  cell,
  between: { color: light.soft, fontSize: 13, lineHeight: '20px' },
  right: { paddingRight: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  wordy: { whiteSpace: 'normal' },
  sum,
  total: { ...sum, fontSize: 17, fontWeight: 700 },
  below: { padding: '0 0 24px' },
  button: (brand: Brand): CSSProperties => ({
    padding: '14px 28px',
    borderRadius: 8,
    backgroundColor: light.accents[brand],
    color: light.onAccent,
    fontFamily,
    fontSize: 17,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
  }),
  rule: { margin: '8px 0 16px', borderTop: `1px solid ${light.line}` },
  foot: { ...text, margin: 0, color: light.soft, fontSize: 13, lineHeight: '20px' },
} satisfies Record<string, CSSProperties | ((brand: Brand) => CSSProperties)>;

/** Colors for dark mode; they have to override the inline styles. */
const rulesFor = (brand: Brand): string =>
  `@media (prefers-color-scheme: dark) {
.paper, .paper > table, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
.sheet { background-color: ${dark.surface} !important; border-top-color: ${dark.accents[brand]} !important; }
.tint { background-color: ${dark.tint} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.soft} !important; }
.accent { color: ${dark.accents[brand]} !important; }
.line { border-color: ${dark.line} !important; }
.button { background-color: ${dark.accents[brand]} !important; color: ${dark.onAccent} !important; }
}`;

export const darkRules: Record<Brand, string> = {
  cleaning: rulesFor('cleaning'),
  contracting: rulesFor('contracting'),
};

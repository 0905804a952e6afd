import { optimize, type CustomPlugin } from 'svgo';

/** Shapes and what paints, cuts and repeats them: nothing that runs, loads or shows a page. */
const elements = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  ),
);

/** Elements that a logo is not itself without: they are complained of, the others left out. */
const faults: Readonly<Record<string, string>> = {
  text: 'holds letters in a typeface that visitors lack. Turn text into outlines ("convert to paths") and export it anew.',
  image: 'holds a picture in pixels. Give the logo as PNG, or draw that part as shapes.',
};

const links = new Set(['href', 'xlink:href']);

/** Whether a value refers to nothing outside the file. */
const isInside = (name: string, value: string): boolean => {
  const addresses = [...value.matchAll(/url\(\s*['"]?\s*([^'")\s]*)/gi)].map(([, url = '']) => url);
  if (links.has(name)) addresses.push(value.trim());
  return addresses.every((address) => address.startsWith('#'));
};

/**
 * Leaves of a logo what draws it: no scripts, no handlers, no other documents, no addresses. Its style sheet
 * becomes attributes.
 * @returns the logo's SVG, or what is wrong with it
 */
export function cleanSvg(svg: string): { svg: string } | { fault: string } {
  let fault: string | undefined;
  const drawingOnly: CustomPlugin = {
    name: 'drawingOnly',
    fn: () => ({
      element: {
        enter(node, parent) {
          fault ??= faults[node.name];
          if (!elements.has(node.name)) {
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          node.attributes = Object.fromEntries(
            Object.entries(node.attributes).filter(
              ([name, value]) =>
                !/^on/i.test(name) && !['style', 'class'].includes(name) && isInside(name, value),
            ),
          );
        },
      },
    }),
  };
  let data: string;
  try {
    ({ data } = optimize(svg, {
      multipass: false,
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: ['', 'screen'] } },
        'convertStyleToAttrs',
        drawingOnly,
        {
          name: 'preset-default',
          params: { overrides: { removeHiddenElems: false } },
        },
      ],
    }));
  } catch {
    return { fault: 'is no SVG that can be read. Export it anew, or give it as PNG.' };
  }
  if (fault !== undefined) return { fault };
  if (!data.startsWith('<svg')) {
    return { fault: 'is no SVG that can be read. Export it anew, or give it as PNG.' };
  }
  return { svg: `${data}\n` };
}

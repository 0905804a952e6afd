import { useSyncExternalStore } from 'react';
import type { BrandName } from 'shared-api/contract/billing/bank';
import { darkness, onMediaChange } from './media.ts';
import type { Colours } from './palettes.ts';

const onScheme = (onChange: () => void) => onMediaChange(darkness, onChange);

/** Read once for a brand and colour scheme: every chart of a brand shares them. */
const known = new Map<string, Colours>();

/**
 * The theme's colours for a brand's charts; others when the colour scheme changes. A canvas knows
 * neither custom properties nor `light-dark()`, so that the browser is asked for what they come to.
 */
export const useColours = (brand: BrandName): Colours =>
  useSyncExternalStore(onScheme, () => {
    const key = `${brand} ${matchMedia(darkness).matches ? 'dark' : 'light'}`;
    const colours = known.get(key) ?? readColours(brand);
    known.set(key, colours);
    return colours;
  });

function readColours(brand: BrandName): Colours {
  const probe = document.createElement('span');
  probe.dataset['brand'] = brand;
  // Under reduced motion everything has a short transition, at whose start the old colour still is.
  probe.style.setProperty('transition', 'none', 'important');
  document.body.append(probe);
  const computed = getComputedStyle(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return computed.color;
  };
  const colours = {
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    line: colour('line'),
    lineStrong: colour('line-strong'),
    surface: colour('surface'),
    accent: colour('accent'),
    second: colour(brand === 'cleaning' ? 'orange' : 'green'),
    warning: colour('warning'),
    danger: colour('danger'),
    font: computed.fontFamily,
  };
  probe.remove();
  return colours;
}

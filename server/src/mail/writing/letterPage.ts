import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressLines } from 'shared-api/contract/company/addressLines';
import type { Company } from 'shared-api/contract/company/company';
import { locales, type Language } from 'shared-api/contract/values/language';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { darkRules, letterStyles as styles } from './letterStyles.ts';
import type { LetterContent, LetterTable } from './LetterContent.ts';

/** Without a doctype, some mail programs use quirks mode. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The company's postal address on one line. */
export const addressLine = ({ legalName, address }: Company): string =>
  [legalName, ...addressLines(address)].join(', ');

/** The HTML body of a mail. User input is escaped by React. */
export function renderLetterPage(
  language: Language,
  company: Company,
  content: LetterContent,
): string {
  const { brand, subject, opening, amount, table, button, closing } = content;
  const { phone, email, brands } = company;
  const { name, tagline } = brands[brand];
  const page = h(
    Html,
    { lang: locales[language] },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: darkRules[brand] } }),
    ),
    h(
      Body,
      { className: 'paper', style: styles.paper },
      h(Preview, null, previewOf(amount ? `${amount.name} ${amount.amount}` : opening.join(' '))),
      h(
        Container,
        { style: styles.container },
        box(
          'sheet',
          styles.sheet(brand),
          h(Text, { className: 'accent', style: styles.brand(brand) }, name),
          h(Text, { className: 'soft', style: styles.tagline }, tagline),
          paragraphs(opening),
          amount && largeAmount(amount),
          table && lineTable(table),
          button && mainButton(brand, button),
          paragraphs(closing),
          h(Hr, { className: 'line', style: styles.rule }),
          h(
            Text,
            { className: 'soft', style: styles.foot },
            ...inLines([content.reason, addressLine(company), `${phone}, ${email}`]),
          ),
        ),
      ),
    ),
  );
  return doctype + renderToStaticMarkup(page);
}

/** A padded box. Outlook only supports padding on table cells. */
const box = (className: string, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  h(Row, null, h(Column, { className, style }, ...children));

/** The last cell of a row: usually an amount, but staff can type anything. */
const amountOf = (text: string): ReactNode =>
  text.length > 16 ? h('span', { style: styles.wordy }, text) : unbroken(text);

/** Phone numbers of Canada, as the company and visitors write them, and words with a hyphen. */
const wholes =
  /((?:\+?1[ \u00a0-])?(?:\(\d{3}\)[ \u00a0]|\d{3}[ \u00a0-])\d{3}-\d{4}|\be-(?:mail|transfer)s?\b)/i;

/** Keeps together what is read as one: browsers break lines after hyphens. */
const withWholes = (line: string): ReactNode[] =>
  line
    .split(wholes)
    .map((piece, index) => (index % 2 === 0 ? piece : h('span', { style: styles.whole }, piece)));

/** Renders lines with breaks between them. */
const inLines = (lines: readonly string[]): ReactNode[] =>
  lines
    .map(unbroken)
    .flatMap((line, index) => [...(index === 0 ? [] : [h('br')]), ...withWholes(line)]);

/** Renders lines as paragraphs, split at empty lines. */
function paragraphs(lines: readonly string[]): ReactNode {
  const parts: string[][] = [[]];
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    if (line.trim() === '') parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part, index) =>
      h(Text, { key: index, className: 'ink', style: styles.text }, ...inLines(part)),
    );
}

/** The mail's main amount. */
const largeAmount = ({ name, amount }: NonNullable<LetterContent['amount']>): ReactNode =>
  box(
    '',
    styles.below,
    box(
      'tint',
      styles.tint,
      h(Text, { className: 'soft', style: styles.amountName }, name),
      h(Heading, { as: 'h1', className: 'ink', style: styles.amount }, unbroken(amount)),
    ),
  );

const mainButton = (
  brand: LetterContent['brand'],
  { label, href }: NonNullable<LetterContent['button']>,
): ReactNode =>
  box(
    '',
    styles.below,
    h(Button, { href, className: 'button', style: styles.button(brand) }, label),
  );

/**
 * A real table with headings, for screen readers. Phones only have room for two columns, so cells
 * between the first and the last are shown below the first.
 */
function lineTable({ headings, rows, sums }: LetterTable): ReactNode {
  const heading = (text: string, style: CSSProperties): ReactNode =>
    h('th', { scope: 'col', className: 'soft line', style }, text);
  const between = (row: readonly string[]): string =>
    row
      .slice(1, -1)
      .flatMap((cell, index) => (cell === '' ? [] : [`${headings[index + 1] ?? ''} ${cell}`]))
      .join(', ');
  return h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style: styles.table },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        heading(headings[0] ?? '', styles.heading),
        heading(headings.length > 1 ? (headings.at(-1) ?? '') : '', {
          ...styles.heading,
          ...styles.right,
        }),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map((row, key) =>
        h(
          'tr',
          { key },
          h(
            'td',
            { className: 'ink line', style: styles.cell },
            ...inLines((row[0] ?? '').split('\n')),
            between(row) !== '' &&
              h('div', { className: 'soft', style: styles.between }, unbroken(between(row))),
          ),
          h(
            'td',
            { align: 'right', className: 'ink line', style: { ...styles.cell, ...styles.right } },
            row.length > 1 ? amountOf(row.at(-1) ?? '') : '',
          ),
        ),
      ),
      sums.map(({ name, amount, isTotal = false }) => {
        const style = isTotal ? styles.total : styles.sum;
        return h(
          'tr',
          { key: `sum ${name}` },
          h('th', { scope: 'row', align: 'right', className: 'ink', style }, name),
          h(
            'td',
            { align: 'right', className: 'ink', style: { ...style, ...styles.right } },
            unbroken(amount),
          ),
        );
      }),
    ),
  );
}

/**
 * The beginning of a mail for the list of an inbox. `Preview` cuts at 150 UTF-16 units, through a
 * character if need be, and PostgreSQL does not store half of one.
 */
const previewOf = (text: string): string => text.slice(0, 150).replace(/[\ud800-\udbff]$/, '');

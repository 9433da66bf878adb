import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../fields/descriptor';
import { htmlRows, tabbedText } from './htmlTable';
import { fileColumn } from './rowsFile';

const cell = (kind: FieldDescriptor['kind'], value: unknown): string =>
  htmlRows({ title: 'X', language: 'en', columns: [fileColumn('X', kind)] }, [[value]])
    .replace(/^<tr>/, '')
    .replace(/<\/tr>$/, '');
const asText = (text: string): string => `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${text}</td>`;

describe('a table for the clipboard', () => {
  it.each<[FieldDescriptor['kind'], unknown, string]>([
    ['Date', '2026-03-04', '<td align="right" sdval="46085" sdnum="1033;0;MM/DD/YYYY">03/04/2026</td>'],
    ['Money', 1234.5, '<td align="right" sdval="1234.5" sdnum="1033;0;[$$-409]#,##0.00">$1,234.50</td>'],
    ['Int', -3, '<td align="right" sdval="-3" sdnum="1033;0;General">-3</td>'],
    ['Time', '06:00', '<td align="right" sdval="0.25" sdnum="1033;0;HH:MM AM/PM">06:00</td>'],
    ['Boolean', true, asText('YES')],
    ['PostalCode', '00417', asText('00417')],
    ['String', null, '<td></td>'],
  ])('shows a %s %j as the screens do, with what a spreadsheet counts beside it', (kind, value, html) => {
    expect(cell(kind, value)).toBe(html);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+1-A1', "'+1-A1"],
    ['+52 81 8555 0142', '+52 81 8555 0142'],
    ['+5 / +3', '+5 / +3'],
    ['-5/A1', "'-5/A1"],
    ['<b>&"', '&lt;b&gt;&amp;&quot;'],
    ['Lot 7\nBlk 3', 'Lot 7<br style="mso-data-placement:same-cell">Blk 3'],
  ])('takes no text for a formula or for HTML: %j', (text, shown) => {
    expect(cell('String', text)).toBe(asText(shown));
  });

  it('is plain text too, with tabs between its cells', () => {
    const cells = [
      ['Name', 'Note'],
      ['Big "Blue"', 'two\nlines'],
    ];
    expect(tabbedText(cells)).toBe('Name\tNote\r\n"Big ""Blue"""\t"two\nlines"');
  });
});

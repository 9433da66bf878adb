import type { Content } from 'pdfmake/interfaces';
import { formatCivilDate } from '#domain/civilDate';
import { isRecord } from '#domain/values';
import { workOrderLabel } from '#domain/workOrders/labels';
import type {
  WorkOrderEntry,
  WorkOrderField,
  WorkOrderRows,
  WorkOrderSection,
  WorkOrderType,
} from '#domain/workOrders/types';
import { ORDER_ADDRESSES } from '#domain/workOrders/orderAddresses';
import { hoursOnJob } from '#domain/workOrders/workOrderRules';
import { isField, isRows } from '#domain/workOrders/workOrderTypes';
import type { Row } from '../../db/statement';
import { block, paper, signatures, table, type PaperDocument } from '../../pdf/paper';
import type { OrderHead } from './readOrderPaper';

const INK = '#0D224A';
const RED = '#B3261E';
/** The line printed for an empty field. */
const TO_WRITE_ON = '________________';
/** Rows that a blank form has for each table. */
const BLANK_ROWS = 4;

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** A value as the paper writes it; an empty text for none. */
const shown = ({ kind, unit }: Pick<WorkOrderField, 'kind' | 'unit'>, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'answer') return value === true ? 'YES' : 'NO';
  if (kind === 'date') return formatCivilDate(words(value));
  const text = typeof value === 'number' ? number.format(value) : words(value);
  return unit ? `${text} ${unit}` : text;
};

const unitOf = ({ unit }: WorkOrderField): string => (unit ? ` (${unit})` : '');

/** What a cell of a table of rows says: additions stand in one line. */
const cell = (entry: WorkOrderEntry, row: Row): string => {
  if (!isRows(entry)) return shown({ kind: entry.kind }, row[entry.name]);
  const below = row[entry.name];
  if (!Array.isArray(below)) return '';
  const fields = entry.fields.filter(isField);
  return below
    .filter(isRecord)
    .map((one) =>
      fields
        .map((field) => shown(field, one[field.name]))
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
};

const rowsTable = (entry: WorkOrderRows, order: Row, isBlank: boolean): Content => {
  const stored = order[entry.name];
  const rows = Array.isArray(stored) ? stored.filter(isRecord) : [];
  const lines = rows.length > 0 ? rows : Array.from({ length: isBlank ? BLANK_ROWS : 2 }, (): Row => ({}));
  return table(
    entry.fields.map((field) => ({
      title: `${workOrderLabel(field)}${isRows(field) ? '' : unitOf(field)}`,
      width: '*',
    })),
    lines.map((row) => entry.fields.map((field) => cell(field, row) || '\n')),
  );
};

const line = (field: WorkOrderField, order: Row): Content => ({
  text: [
    { text: `${workOrderLabel(field)}: `, color: '#444' },
    { text: shown(field, order[field.name]) || [TO_WRITE_ON, field.unit].filter(Boolean).join(' '), bold: true },
  ],
  margin: [0, 1.5, 0, 1.5],
});

const isLong = ({ kind }: WorkOrderField): boolean => kind === 'text';

const heading = (title: string): Content => ({
  text: title,
  bold: true,
  fontSize: 11,
  color: INK,
  margin: [0, 8, 0, 3],
  headlineLevel: 1,
});

/** The heading with its short fields in two columns, which stay on one page together. */
const shortFields = (title: string, fields: readonly WorkOrderField[], order: Row): Content => {
  const half = Math.ceil(fields.length / 2);
  const columns: Content = {
    columns: [fields.slice(0, half), fields.slice(half)].map((side) => ({
      stack: side.map((field) => line(field, order)),
    })),
    columnGap: 16,
  };
  return { stack: [heading(title), ...(fields.length === 0 ? [] : [columns])], unbreakable: true };
};

/** A long text flows over the whole width and over pages. */
const longField = (field: WorkOrderField, order: Row): Content => {
  const text = shown(field, order[field.name]);
  return {
    stack: [
      { text: `${workOrderLabel(field)}:`, color: '#444' },
      { text: text || `${'_'.repeat(92)}\n${'_'.repeat(92)}`, bold: text !== '' },
    ],
    margin: [0, 2, 0, 4],
  };
};

/** A section of the form: short fields, long texts, the hours of the times, rows. */
const sectionOf = ({ name, label, entries }: WorkOrderSection, order: Row, isBlank: boolean): Content[] => {
  // The number stands at the foot.
  const fields = entries.filter(isField).filter((field) => field.name !== 'invoice_number');
  const hours = name === 'time' ? hoursOnJob(order) : null;
  return [
    shortFields(
      label,
      fields.filter((field) => !isLong(field)),
      order,
    ),
    ...fields.filter(isLong).map((field) => longField(field, order)),
    ...(hours === null ? [] : [{ text: `Hours on job: ${hours}`, bold: true }]),
    ...entries.filter(isRows).map((entry) => rowsTable(entry, order, isBlank)),
  ];
};

const criticalNote = (note: string): Content => ({
  table: { widths: ['*'], body: [[{ text: note, bold: true, color: RED, margin: [4, 3, 4, 3] }]] },
  layout: 'alert',
  margin: [0, 0, 0, 10],
});

const headOf = ({ job }: OrderHead, isBlank: boolean): Content[] => {
  const named = (label: string, value: unknown): string | null => (words(value) ? `${label} ${words(value)}` : null);
  if (isBlank)
    return [
      {
        columns: ['Job', 'Address'].map((label) => ({
          text: [{ text: `${label}: `, color: '#444' }, '_'.repeat(38)],
        })),
        columnGap: 16,
        margin: [0, 0, 0, 12],
      },
    ];
  return [
    {
      columns: [
        block(`${words(job.name)} #${words(job.job_id)}`, [
          words(job.company_name),
          words(job.address),
          named('Supervisor', [words(job.supervisor), words(job.supervisor_phone)].filter(Boolean).join(' ')),
        ]),
        block('Site', [named('Key Map', job.key_map), named('Gate Code', job.gate_code), named('Phone', job.phone)]),
      ],
      columnGap: 16,
    },
    ...(words(job.critical_note) ? [criticalNote(words(job.critical_note))] : []),
  ];
};

/** What the office noted on a warranty for who repairs it [WAR-023]. */
const ofWarranty = ({ type }: WorkOrderType, { job }: OrderHead): Content[] =>
  type !== 'repair'
    ? []
    : [
        ...(words(job.report_notes) ? [block('Report Notes', [words(job.report_notes)])] : []),
        ...(job.is_will_need_to_return === true ? [block('Return', ['YES'])] : []),
      ];

const titleInSpanish = ({ type }: WorkOrderType): string => {
  const { es, paper_title } = ORDER_ADDRESSES[type];
  return paper_title?.es ?? `Orden de trabajo ${es}`;
};

/**
 * A work order on US Letter: head, sections in the order of the form, lines to sign on. What is empty has a line to
 * write on; without an order it is the blank form [WO-021 WO-029].
 */
export const workOrderPaper = (
  type: WorkOrderType,
  head: OrderHead,
  order: Row | null,
  printed: string,
): PaperDocument => {
  const values = order ?? {};
  const isBlank = order === null;
  const number = isBlank ? '' : ` #${words(values.id)}`;
  return paper({
    contractor: head.contractor,
    title: `${type.label} Work Order${number}`,
    title_es: `${titleInSpanish(type)}${number}`,
    subtitle: [
      shown({ kind: 'date' }, values.work_order_date),
      words(values.crew_id),
      words(values.foreman_id),
      values.is_complete === true ? `Complete ${shown({ kind: 'date' }, values.completed_date)}` : '',
    ]
      .filter(Boolean)
      .join(' - '),
    printed,
    content: [
      ...headOf(head, isBlank),
      ...ofWarranty(type, head),
      ...type.sections.flatMap((section) => sectionOf(section, values, isBlank)),
      { text: `Invoice Number: ${words(values.invoice_number) || TO_WRITE_ON}`, margin: [0, 12, 0, 0] },
      signatures(['Foreman signature', 'Date']),
    ],
  });
};

import type { Content } from 'pdfmake/interfaces';
import type { Language } from '#domain/localText';
import { formatCivilDate } from '#domain/civilDate';
import { comparedCells, comparedHead } from '#domain/reports/compare';
import { REPORT_ROWS, type Report, type ReportRow, type ReportTotals } from '#domain/reports/report';
import { cellText, groupText, yearCells, yearHead } from '#domain/reports/reportCells';
import type { Runner } from '../../db/statement';
import { paper, table, type PaperDocument } from '../../pdf/paper';
import type { Contractor } from '../../pdf/readContractor';
import { readComparison, readReport, valuesOf } from '../reports/readReport';
import type { ReportRequest } from '../reports/reportFile';
import type { ReportScope } from '../reports/reportSql';
import { readYears } from '../reports/readYears';

const WORDS = {
  en: {
    total: 'Total',
    none: 'No results found.',
    cut: (all: number) => `The first ${REPORT_ROWS} of ${all} rows. The sums are of all.`,
  },
  es: {
    total: 'Total',
    none: 'No se encontraron resultados.',
    cut: (all: number) => `Las primeras ${REPORT_ROWS} de ${all} filas. Las sumas son de todas.`,
  },
} as const;

const RIGHT: ReadonlySet<string> = new Set(['Int', 'Quantity', 'Money']);

interface Sheet {
  subtitle: string;
  content: Content[];
}

const columnsOf = (report: Report, language: Language) =>
  report.columns.map(({ label, kind }) => ({ title: label[language], width: 'auto' as const, right: RIGHT.has(kind) }));

const sumCells = (report: Report, label: string, totals: ReportTotals, language: Language): string[] =>
  report.columns.map((column, at) => {
    if (column.total !== undefined)
      return cellText({ ...column, none: undefined }, totals.sums[column.name] ?? null, language);
    return at === 0 ? label : '';
  });

const rowsSheet = async (
  runner: Runner,
  { report, question }: Extract<ReportRequest, { report: Report }>,
  scope: ReportScope,
  language: Language,
): Promise<Sheet> => {
  const { from, to } = valuesOf(report, question.filters, scope.today);
  const days = [from, to].map((day) => (typeof day === 'string' ? formatCivilDate(day) : '…'));
  const subtitle = from || to ? days.join(' – ') : '';
  const compared = await readComparison(runner, report, question, scope);
  if (compared) {
    const columns = comparedHead(report, language).map((title, at) => ({
      title,
      width: 'auto' as const,
      right: at > 0,
    }));
    return {
      subtitle,
      content: [
        table(
          columns,
          compared.map((row) => comparedCells(report, row, language)),
        ),
      ],
    };
  }
  const { rows, groups, totals } = await readReport(runner, report, question, scope);
  const cells = (row: ReportRow): string[] =>
    report.columns.map((column) => cellText(column, row[column.name] ?? null, language));
  const columns = columnsOf(report, language);
  const foot = sumCells(report, `${WORDS[language].total}: ${totals.count}`, totals, language);
  const cut: Content[] =
    totals.count > rows.length ? [{ text: WORDS[language].cut(totals.count), margin: [0, 0, 0, 8] }] : [];
  if (!report.group) return { subtitle, content: [...cut, table(columns, rows.map(cells), foot)] };
  const members = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const name = String(row.group_name ?? '');
    members.set(name, [...(members.get(name) ?? []), row]);
  }
  const sections = groups
    .filter(({ group_name }) => members.has(group_name ?? ''))
    .flatMap((group): Content[] => [
      { text: `${groupText(report, group.group_name ?? '', language)} · ${group.count}`, bold: true, headlineLevel: 1 },
      table(columns, (members.get(group.group_name ?? '') ?? []).map(cells), sumCells(report, '', group, language)),
    ]);
  return { subtitle, content: [...cut, ...sections, table(columns, [], foot)] };
};

const yearsSheet = async (
  runner: Runner,
  { years: question }: Extract<ReportRequest, { years: unknown }>,
  scope: ReportScope,
  language: Language,
): Promise<Sheet> => {
  const { years, rows } = await readYears(runner, question, scope);
  const columns = yearHead(years, language).map((title, at) => ({ title, width: 'auto' as const, right: at > 0 }));
  const subtitle = `${years[0] ?? ''} – ${years.at(-1) ?? ''}`;
  return {
    subtitle,
    content: [
      table(
        columns,
        rows.map((row) => yearCells(row, language)),
      ),
    ],
  };
};

interface Headed {
  title: string;
  contractor: Contractor;
  printed: string;
  language: Language;
}

/** A report as a paper: its rows by group with their sums, on landscape pages. @throws AppError as `readReport` */
export const reportPaper = async (
  runner: Runner,
  asked: ReportRequest,
  scope: ReportScope,
  { title, contractor, printed, language }: Headed,
): Promise<PaperDocument> => {
  const { subtitle, content } =
    'years' in asked
      ? await yearsSheet(runner, asked, scope, language)
      : await rowsSheet(runner, asked, scope, language);
  return {
    ...paper({ title, subtitle, contractor, printed, content, language }),
    pageOrientation: 'landscape',
    defaultStyle: { font: 'Roboto', fontSize: 7.5, lineHeight: 1.15 },
  };
};

import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { bookOfPython, hasModules, hasProgram, ofLibreOffice } from '../support/debianPrograms';
import { importing } from '../support/importing';

const app = await testApp();
const { pool } = app.database;
const { look, run } = importing(app);

const hasWriters = hasModules('openpyxl', 'xlsxwriter');
const namesOf = async (beginning: string): Promise<unknown[]> =>
  (
    await pool.query<Record<string, unknown>>(
      'select company_name, city, zip_code, is_active from customer where company_name like $1 order by 1',
      [`${beginning}%`],
    )
  ).rows;

const XLSXWRITER = (lines: string, options = '{}') =>
  bookOfPython(
    `import xlsxwriter, datetime\nbook = xlsxwriter.Workbook('book.xlsx', ${options})\nsheet = book.add_worksheet()\n${lines}\nbook.close()\n`,
  );
const OPENPYXL = (lines: string) =>
  bookOfPython(`import openpyxl\nbook = openpyxl.Workbook()\nsheet = book.active\n${lines}\nbook.save('book.xlsx')\n`);

describe.skipIf(!hasWriters)(
  'a workbook that its real writer wrote in this run (needs python3-openpyxl and python3-xlsxwriter of Debian)',
  () => {
    it('clears nothing where openpyxl and XlsxWriter left formulas without a result [IMP-003]', async () => {
      await pool.query("insert into customer (company_name, city) values ('Writers Pools', 'Richmond')");
      const lines = [
        "sheet.append(['Company Name', 'City'])",
        'sheet.append([\'Writers Pools\', \'="Ka"&"ty"\'])',
      ].join('\n');
      const ofOpenpyxl = OPENPYXL(lines);
      const ofXlsxwriter = XLSXWRITER(
        `sheet.write_row(0, 0, ['Company Name', 'City'])\nsheet.write(1, 0, 'Writers Pools')\nsheet.write_formula(1, 1, '="Ka"&"ty"')`,
      );
      for (const file of [ofOpenpyxl, ofXlsxwriter])
        expect(await run('customer', file, { mode: 'good' })).toMatchObject({
          outcomes: 'x',
          errors: [{ row: 2, column: 'City', rule: 'import_no_result' }],
          is_done: false,
        });
      expect(await namesOf('Writers')).toMatchObject([{ city: 'Richmond' }]);
    });

    it.skipIf(!hasProgram('soffice'))(
      'is imported once LibreOffice has calculated it (needs libreoffice-calc of Debian) [IMP-003]',
      async () => {
        const file = OPENPYXL(
          "sheet.append(['Company Name', 'City', 'Zip'])\nsheet.append(['Calculated Pools', '=\"Ka\"&\"ty\"', '=77000+494'])",
        );
        await run('customer', ofLibreOffice('book.xlsx', file, 'xlsx'), { mode: 'all' });
        expect(await namesOf('Calculated')).toMatchObject([{ city: 'Katy', zip_code: '77494' }]);
      },
      120_000,
    );

    it.skipIf(!hasProgram('soffice'))(
      'is found unchanged after it went through LibreOffice, as a workbook and as CSV of three kinds (needs libreoffice-calc of Debian) [IMP-001 IMP-003]',
      async () => {
        const file = XLSXWRITER(
          `sheet.write_row(0, 0, ['Company Name', 'City', 'Zip', 'Active'])\nsheet.write_row(1, 0, ['Núñez Round Trip', "Ka, ty; 'x'", '00417', True])`,
        );
        expect(await run('customer', file, { mode: 'all' })).toMatchObject({ created: 1 });
        const forms = [
          'xlsx',
          'csv:Text - txt - csv (StarCalc):44,34,76,1',
          'csv:Text - txt - csv (StarCalc):59,34,1,1',
          'csv:Text - txt - csv (StarCalc):9,34,76,1',
        ];
        for (const form of forms)
          // LibreOffice works in one process at a time.
          // oxlint-disable-next-line no-await-in-loop
          expect(await run('customer', ofLibreOffice('book.xlsx', file, form))).toMatchObject({ outcomes: '=' });
      },
      240_000,
    );

    it('holds days of the system of 1904, yes and no in Spanish, and links, which are read by their text [IMP-002 IMP-003]', async () => {
      const days = XLSXWRITER(
        `form = book.add_format({'num_format': 'mm/dd/yyyy'})\nsheet.write_row(0, 0, ['First Name', 'Last Name', 'Hire Date'])\nsheet.write_row(1, 0, ['Old', 'Macintosh'])\nsheet.write_datetime(1, 2, datetime.datetime(2026, 3, 8), form)`,
        "{'date_1904': True}",
      );
      expect((await run('employee', days)).preview[0]?.changes.at(-1)).toMatchObject({ after: '03/08/2026' });
      const words = XLSXWRITER(
        `sheet.write_row(0, 0, ['Nombre de la empresa', 'Activo', 'Página web'])\nsheet.write_row(1, 0, ['Palabras Uno', False])\nsheet.write_row(2, 0, ['Palabras Dos', 'Sí'])\nsheet.write_row(3, 0, ['Palabras Tres', 'tal vez'])\nsheet.write_url(1, 2, 'https://uno.example/')`,
      );
      expect(await run('customer', words, { lang: 'es' })).toMatchObject({
        outcomes: 'ccx',
        errors: [{ row: 4, column: 'Activo' }],
      });
    });

    it('with a day before 1900, or with 16,384 columns, brings nothing in and says why [IMP-001 IMP-003 IMP-006]', async () => {
      const past = XLSXWRITER(
        `sheet.write_row(0, 0, ['First Name', 'Last Name', 'Hire Date'])\nsheet.write_row(1, 0, ['Long', 'Ago'])\nsheet.write_number(1, 2, -5, book.add_format({'num_format': 'mm/dd/yyyy'}))`,
      );
      expect(await run('employee', past, { mode: 'good' })).toMatchObject({
        outcomes: 'x',
        errors: [{ row: 2, column: 'Hire Date', message: 'Must be a valid date.' }],
        is_done: false,
      });
      const wide = OPENPYXL("for at in range(1, 16385): sheet.cell(1, at, f'H{at}')");
      expect((await look('customer', wide)).error?.message).toBe(
        'This file has more than 500 columns. Delete those that are not wanted and try again.',
      );
    });

    it('is read where a million of its rows hold nothing but a format [IMP-006]', async () => {
      const file = XLSXWRITER(
        `sheet.write(0, 0, 'Company Name')\nsheet.write(1, 0, 'Formatted Pools')\nbold = book.add_format({'bold': 1})\nfor at in range(2, 1048576): sheet.write_blank(at, 0, None, bold)`,
        "{'constant_memory': True}",
      );
      expect(await look('customer', file)).toMatchObject({ row_count: 1 });
    }, 120_000);
  },
);

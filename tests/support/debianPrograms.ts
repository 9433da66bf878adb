import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Python as Debian has it, which knows the packages of Debian. */
const PYTHON = '/usr/bin/python3';

/** A program that hangs ends its test, not the run: it is waited for as long as for a whole test of a browser. */
const BOUNDED = { timeout: 60_000, killSignal: 'SIGKILL' } as const;

/** Whether Debian's Python has some modules here. */
export const hasModules = (...modules: string[]): boolean =>
  existsSync(PYTHON) && spawnSync(PYTHON, ['-c', `import ${modules.join(', ')}`], BOUNDED).status === 0;

/** Whether a program of Debian is here. */
export const hasProgram = (name: string): boolean => existsSync(join('/usr/bin', name));

/**
 * Runs a program in a folder of its own, which is gone afterwards.
 * @param given files that stand there before
 * @param made the name of a file that it makes; without one, what it says is returned
 */
const run = (
  command: readonly string[],
  given: Readonly<Record<string, string | Uint8Array>>,
  made: string | null,
): Uint8Array<ArrayBuffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-programs-'));
  try {
    for (const [name, content] of Object.entries(given)) writeFileSync(join(folder, name), content);
    const [program = '', ...args] = command;
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      ...BOUNDED,
      cwd: folder,
      env: { ...process.env, HOME: folder, TZ: 'America/Chicago' },
      maxBuffer: 268_435_456,
    });
    if (status !== 0) throw new Error(`${program}: ${stderr?.toString() ?? ''}`, { cause: error });
    return new Uint8Array(made === null ? stdout : readFileSync(join(folder, made)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The workbook that some lines of Python write to `book.xlsx`. */
export const bookOfPython = (lines: string): Uint8Array<ArrayBuffer> => run([PYTHON, '-c', lines], {}, 'book.xlsx');

/** What Python says of a file. */
export const saidByPython = (lines: string, file: string): string =>
  Buffer.from(run([PYTHON, '-c', lines], { file }, null)).toString();

/** A file as LibreOffice writes it anew. @param form its form, with the options of its filter */
export const ofLibreOffice = (name: string, file: string | Uint8Array, form: string): Uint8Array<ArrayBuffer> =>
  run(
    ['/usr/bin/soffice', '--headless', '--convert-to', form, '--outdir', 'out', name],
    { [name]: file },
    `out/${name.replace(/\.\w+$/, '')}.${/^\w+/.exec(form)?.[0] ?? ''}`,
  );

/** The entries of a calendar as calcurse takes them, a line each. */
export const saidByCalcurse = (calendar: string): string =>
  Buffer.from(
    run(
      ['/bin/sh', '-c', 'mkdir data && calcurse -D data -i file.ics >taken 2>&1; cat taken; cat data/apts'],
      { 'file.ics': calendar },
      null,
    ),
  ).toString();

/** The text of a PDF in the order in which it stands in the file, as poppler reads it to whoever has it read aloud. */
export const saidByPdftotext = (pdf: Uint8Array): string =>
  Buffer.from(run(['/usr/bin/pdftotext', '-raw', 'paper.pdf', '-'], { 'paper.pdf': pdf }, null)).toString();

/** The fonts of a PDF, as poppler lists them. */
export const saidByPdffonts = (pdf: Uint8Array): string =>
  Buffer.from(run(['/usr/bin/pdffonts', 'paper.pdf'], { 'paper.pdf': pdf }, null)).toString();

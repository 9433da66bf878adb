/** Something that opens over a screen, and the buttons and entries that lead to it, one after the other. */
interface OpenedPart {
  path: string;
  press: readonly (string | RegExp)[];
  /** What the last of them opens: a dialog where nothing is said. */
  opens?: 'menu';
}

/** Dialogs, menus and filters of the shell, of lists, of records and of boards: a row each. */
export const openedParts = (job: { id: number; subJob: number }, builder: number): readonly OpenedPart[] => {
  const list = '/customer';
  const record = `/customer/${builder}/edit`;
  const jobForm = `/job/${job.id}/edit`;
  const subJob = `/job/${job.id}/edit/${job.subJob}`;
  return [
    { path: list, press: [/^Account of/], opens: 'menu' },
    { path: list, press: [/^Account of/, /^Go to anything/] },
    { path: list, press: [/^Account of/, /^Keyboard shortcuts/] },
    { path: list, press: ['Open menu'] },
    { path: list, press: [/^Notifications/] },
    { path: list, press: ['Clear local data'] },
    { path: list, press: [/^Views:/], opens: 'menu' },
    { path: list, press: [/^Views:/, 'Save as new view…'] },
    { path: list, press: ['Add filter'], opens: 'menu' },
    { path: list, press: ['Add filter', 'Note'] },
    { path: list, press: ['More'], opens: 'menu' },
    { path: list, press: ['More', 'Groups, board, calendar…'] },
    { path: list, press: ['More', 'Import…'] },
    { path: list, press: ['More', 'Deleted records'] },
    { path: list, press: ['More', 'History'] },
    { path: record, press: ['Merge…'] },
    { path: record, press: ['Delete'] },
    { path: jobForm, press: ['Set Pin'] },
    { path: jobForm, press: ['Delete Job'] },
    { path: subJob, press: ['Email Builder'] },
    { path: '/week/pebble', press: ['Find a card'] },
    { path: '/week/pebble', press: [/^Menu of \w+day/], opens: 'menu' },
  ];
};

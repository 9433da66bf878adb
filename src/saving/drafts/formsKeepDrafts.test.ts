import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';

const SRC = join(import.meta.dirname, '../..');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|(^|\/)stories\//.test(name))
  .map((name) => ({ name: name, text: readFileSync(join(SRC, name), 'utf8') }));

/** What keeps a draft of a form: each ends in the one keeper of drafts, or in a box of text kept by itself. */
const KEEPERS =
  /\b(useRecordForm|useKeptForm|useWholeForm|useAccessForm|useJobDraft|useOpenJob|useOpenDaily|useKeptText|useKeptFields|useDaySheet|useCountSheet)\b(?=[<(])/;

/** A form is saved by the save keys, or asks before it is left. */
const IS_FORM = /\b(useSaveKeys|useUnsavedChangesGuard)\(/;
/** The keys, the question and the frame of a dialog themselves, and a page that asks for the form in it, which keeps its draft. */
const TOOLS = new Set([
  'saving/useSaveKeys.ts',
  'confirm/useUnsavedChangesGuard.ts',
  'crud/look/ActionDialog.tsx',
  'recipes/ColorRecipeScreen.tsx',
]);

/** A dialog in which work is written that is lost with the page. */
const DIALOG_OF_WORK = /<(Dialog|ActionDialog)\b[\s\S]*?\bisDirty=/;

/** Dialogs without a draft, and why. Each asks before it is closed or the page is left [KEY-013]. */
const WITHOUT: Readonly<Record<string, string>> = {
  'boards/days/StartsDialog.tsx':
    'a plant out of a list, and times that its board shows: asked about before it is left',
  'crud/imports/ImportDialog.tsx': 'what is typed belongs to a file, which a page cannot open again by itself',
  'crud/many/EditManyDialog.tsx': 'the values belong to selected records, and a page does not open with a selection',
  'crud/sharing/ShareDialog.tsx': 'a choice of roles and people out of lists, asked about before it is left',
  'jobs/entries/EntryDialog.tsx': 'it writes into the job form, whose draft has it',
  'jobs/files/upload/UploadDialog.tsx': 'files; those of a phone are kept by the queue of uploads',
  'map/pin/PinDialog.tsx': 'one place, set by one tap',
  'orders/reorder/ReorderDialog.tsx': 'quantities follow from the stock of the moment; typed ones are asked about',
};

/** A text input of any kind; a list of choices drawn as one is none. */
const TEXT_INPUT =
  /<(LimitedField|OutlinedField|InputBase|OutlinedInput|textarea|\w*(Text|Number|Integer|Currency|List)Input)\b|<TextField\b(?!(?:[^>]|=>)*?\sselect\s)|<input\b(?!(?:[^>]|=>)*?type="(?:checkbox|radio|file|search)")/;
/** It holds what is typed there itself. */
const HOLDS = /\buse(State|Reducer)[<(]/;
/** It asks before it closes. */
const IN_DIALOG = /<(Dialog|ActionDialog)\b/;

/** Text inputs with a state of their own in which no work can be lost, and why. */
const NO_WORK: readonly { why: string; files: readonly string[] }[] = [
  {
    why: 'it searches, filters or goes somewhere',
    files: [
      'app/palette/PalettePanel.tsx',
      'app/shell/search/QuickSearch.tsx',
      'boards/commands/FindDialog.tsx',
      'crud/look/SearchBox.tsx',
      'jobs/daily/NextJob.tsx',
      'jobs/files/tree/DocumentsToolbar.tsx',
      'people/access/PermissionRows.tsx',
      'people/crews/CrewLists.tsx',
      'people/roles/FieldLimits.tsx',
      'reports/ReportFilters.tsx',
    ],
  },
  {
    why: 'a secret, or a name for one, which no browser keeps',
    files: ['auth/login/LoginField.tsx', 'security/OwnPasskeys.tsx', 'security/OwnPassword.tsx'],
  },
  {
    why: 'an input: the form or dialog that it stands in keeps its value, and is told of text that it does not have yet',
    files: [
      'boards/look/DateField.tsx',
      'comments/CommentBox.tsx',
      'crud/form/ListInput.tsx',
      'crud/list/WidthInput.tsx',
      'crud/list/filters/TextFilter.tsx',
      'inputs/EmailListInput.tsx',
      'inputs/PickerField.tsx',
      'inventory/count/CountCell.tsx',
      'jobs/email/EmailExtras.tsx',
      'jobs/subJob/comments/CommentsLog.tsx',
    ],
  },
  { why: 'a name that Enter stores; a refused one stays in its field', files: ['jobs/files/tree/NameInput.tsx'] },
  { why: 'an address to be copied', files: ['boards/schedules/CalendarFeeds.tsx'] },
  {
    why: 'a panel of a board that asks before it is closed',
    files: ['boards/overrides/OverrideQuestion.tsx', 'boards/days/CrewOffPanel.tsx'],
  },
];

const formsBy = (what: RegExp) => sources.filter(({ name, text }) => !TOOLS.has(name) && what.test(text));

describe('the forms of the product', () => {
  it('keep a draft, each of them [KEY-014]', () => {
    const table = Object.fromEntries(
      formsBy(IS_FORM).map(({ name, text }) => [name, KEEPERS.exec(text)?.[1] ?? 'no: nothing keeps a draft']),
    );
    expect(table).toMatchInlineSnapshot(`
      {
        "admin/settings/ContractorForm.tsx": "useKeptForm",
        "admin/tokens/NewTokenForm.tsx": "useKeptFields",
        "admin/webhooks/WebhookForm.tsx": "useKeptFields",
        "comments/EditComment.tsx": "useKeptText",
        "comments/NewComment.tsx": "useKeptText",
        "crud/form/useRecordForm.ts": "useKeptForm",
        "crud/recordsDialog/DialogForm.tsx": "useKeptForm",
        "field/photos/PhotoCaption.tsx": "useKeptText",
        "inventory/count/CountPage.tsx": "useCountSheet",
        "jobs/daily/OpenDaily.tsx": "useOpenDaily",
        "jobs/daily/sheet/DaySheet.tsx": "useDaySheet",
        "jobs/daily/useOpenDaily.ts": "useJobDraft",
        "jobs/form/OpenJob.tsx": "useOpenJob",
        "orders/purchase/PurchaseOrderForm.tsx": "useWholeForm",
        "orders/relocation/RelocationForm.tsx": "useWholeForm",
        "people/roles/RoleEditor.tsx": "useAccessForm",
        "people/users/UserForm.tsx": "useAccessForm",
        "recipes/ColorForm.tsx": "useWholeForm",
        "siteCheck/CheckSheet.tsx": "useKeptText",
      }
    `);
  });

  it('and the dialogs with work of their own do, or say why they do not [KEY-013 KEY-014]', () => {
    const without = formsBy(DIALOG_OF_WORK)
      .filter(({ text }) => !KEEPERS.test(text) && !IS_FORM.test(text))
      .map(({ name }) => name)
      .toSorted();
    expect(without).toEqual(Object.keys(WITHOUT));
  });

  it('and so does whatever holds text that is typed, or its dialog asks, or it is no work [KEY-017]', () => {
    const known = new Set(NO_WORK.flatMap(({ files }) => files));
    const holding = formsBy(TEXT_INPUT).filter(({ text }) => HOLDS.test(text));
    const bare = holding
      .filter(({ text }) => ![KEEPERS, IS_FORM, IN_DIALOG].some((what) => what.test(text)))
      .map(({ name }) => name)
      .filter((name) => !known.has(name))
      .toSorted();
    expect(bare).toEqual([]);
    const names = new Set(sources.map(({ name }) => name));
    expect([...known].filter((name) => !names.has(name))).toEqual([]);
  });

  it('are generated for every resource by the one form that keeps drafts [KEY-014]', () => {
    const generated = RESOURCES.filter(({ operations }) => operations.update !== undefined);
    expect(generated.length).toBeGreaterThan(40);
    const bare = sources
      .filter(({ text }) => /\buseResourceForm\(/.test(text))
      .map(({ name }) => name)
      .toSorted();
    expect(bare).toEqual(['crud/form/useKeptForm.ts']);
  });
});

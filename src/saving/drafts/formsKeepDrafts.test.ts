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
  /\b(useRecordForm|useKeptForm|useWholeForm|useAccessForm|useJobDraft|useOpenJob|useOpenDaily|useKeptText|useDaySheet|useCountSheet)\b(?=[<(])/;

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
  'crud/imports/ImportDialog.tsx': 'what is typed belongs to a file, which a page cannot open again by itself',
  'crud/many/EditManyDialog.tsx': 'the values belong to selected records, and a page does not open with a selection',
  'crud/sharing/ShareDialog.tsx': 'a choice of roles and people out of lists, asked about before it is left',
  'jobs/entries/EntryDialog.tsx': 'it writes into the job form, whose draft has it',
  'jobs/files/upload/UploadDialog.tsx': 'files; those of a phone are kept by the queue of uploads',
  'map/pin/PinDialog.tsx': 'one place, set by one tap',
  'orders/reorder/ReorderDialog.tsx': 'quantities follow from the stock of the moment; typed ones are asked about',
};

const formsBy = (what: RegExp) => sources.filter(({ name, text }) => !TOOLS.has(name) && what.test(text));

describe('the forms of the product', () => {
  it('keep a draft, each of them [KEY-014]', () => {
    const table = Object.fromEntries(
      formsBy(IS_FORM).map(({ name, text }) => [name, KEEPERS.exec(text)?.[1] ?? 'no: nothing keeps a draft']),
    );
    expect(table).toMatchInlineSnapshot(`
      {
        "admin/settings/ContractorForm.tsx": "useKeptForm",
        "comments/EditComment.tsx": "useKeptText",
        "comments/NewComment.tsx": "useKeptText",
        "crud/form/useRecordForm.ts": "useKeptForm",
        "crud/recordsDialog/DialogForm.tsx": "useKeptForm",
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

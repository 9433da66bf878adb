import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/db/migrate';

/** A form is saved by the save keys, or asks before it is left; or it is a dialog in which work is written. */
const IS_FORM = /\b(useSaveKeys|useUnsavedChangesGuard)\(|<(Dialog|ActionDialog)\b[\s\S]*?\bisDirty=/;
/** An input of text, numbers, dates or times; a list of choices drawn as one is none. */
const TEXT_INPUT =
  /<(LimitedField|OutlinedField|InputBase|OutlinedInput|textarea|\w*(Text|Number|Integer|Currency|List|Date|Time)Input)\b|<TextField\b(?!(?:[^>]|=>)*?\sselect\s)|<input\b(?!(?:[^>]|=>)*?type="(?:checkbox|radio|file|search)")/;
/** It holds what is typed there itself. */
const HOLDS = /\buse(State|Reducer)[<(]/;

/** The files of the browser in which something is typed that is saved. */
export const formFiles = (): string[] => {
  const src = join(projectRoot(), 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|(^|\/)stories\//.test(name))
    .filter((name) => {
      const text = readFileSync(join(src, name), 'utf8');
      return IS_FORM.test(text) || (TEXT_INPUT.test(text) && HOLDS.test(text));
    })
    .toSorted();
};

/** By the file of a form, the names of the forms of the hands that are typed into it. */
export const HANDS_OF: Readonly<Record<string, readonly string[]>> = {
  'admin/settings/ContractorForm.tsx': ['Contractor'],
  'admin/tokens/NewTokenForm.tsx': ['Access Token'],
  'admin/webhooks/WebhookForm.tsx': ['Webhook', 'Changed Webhook'],
  'boards/commands/MoveToDialog.tsx': ['Move To'],
  'boards/commands/PromiseDialog.tsx': ['Promise'],
  'boards/days/CrewOffPanel.tsx': ['Fewer People'],
  'boards/days/DayEntryDialog.tsx': ['Own Block'],
  'boards/days/StartsDialog.tsx': ['Start Times'],
  'comments/CommentBox.tsx': ['New Comment', 'Changed Comment'],
  'comments/EditComment.tsx': ['Changed Comment'],
  'comments/NewComment.tsx': ['New Comment'],
  'crud/form/useRecordForm.ts': ['Builder', 'Vendor', 'Product'],
  'crud/recordsDialog/DialogForm.tsx': ['Product in its Dialog', 'Vendor in its Dialog'],
  'inventory/count/CountCell.tsx': ['Inventory Count'],
  'inventory/count/CountPage.tsx': ['Inventory Count'],
  'jobs/daily/OpenDaily.tsx': ['Daily Yardage', 'Daily Batches'],
  'jobs/daily/sheet/DaySheet.tsx': ['Sheet of a Day'],
  'jobs/daily/useOpenDaily.ts': ['Daily Yardage', 'Daily Batches'],
  'jobs/form/OpenJob.tsx': ['Job', 'Estimate', 'Gunite Sub-job', 'Pebble Sub-job', 'Warranty Sub-job'],
  'jobs/subJob/comments/CommentsLog.tsx': ['Gunite Sub-job', 'Pebble Sub-job', 'Warranty Sub-job'],
  'orders/purchase/PurchaseOrderForm.tsx': ['Purchase Order'],
  'orders/relocation/RelocationForm.tsx': ['Relocation Order'],
  'people/roles/RoleEditor.tsx': ['Role'],
  'people/users/UserForm.tsx': ['User'],
  'recipes/ColorForm.tsx': ['Color Recipe'],
  'siteCheck/CheckSheet.tsx': ['Site Check'],
};

/** Files in which the hands do not type, and why. */
export const WITHOUT_HANDS: readonly { why: string; files: readonly string[] }[] = [
  {
    why: 'it searches, filters or goes somewhere: nothing of it is stored',
    files: [
      'app/palette/PalettePanel.tsx',
      'app/shell/search/QuickSearch.tsx',
      'boards/commands/FindDialog.tsx',
      'crud/list/filters/TextFilter.tsx',
      'crud/look/SearchBox.tsx',
      'exports/ExportForm.tsx',
      'jobs/daily/NextJob.tsx',
      'jobs/files/tree/DocumentsToolbar.tsx',
      'people/access/PermissionRows.tsx',
      'people/crews/CrewLists.tsx',
      'reports/ReportFilters.tsx',
    ],
  },
  {
    why: 'a password, a name of a key, or words that confirm: one value, and the server says whether it is right',
    files: [
      'auth/login/LoginField.tsx',
      'jobs/form/page/DeleteJobDialog.tsx',
      'proof/ProofDialog.tsx',
      'security/OwnPasskeys.tsx',
      'security/OwnPassword.tsx',
      'security/SecurityDialogs.tsx',
    ],
  },
  {
    why: 'an input or a tool of forms, which are in the hands by themselves',
    files: [
      'boards/look/DateField.tsx',
      'confirm/useUnsavedChangesGuard.ts',
      'crud/form/ListInput.tsx',
      'crud/list/WidthInput.tsx',
      'crud/look/ActionDialog.tsx',
      'inputs/EmailListInput.tsx',
      'inputs/PickerField.tsx',
      'recipes/ColorRecipeScreen.tsx',
    ],
  },
  {
    why: 'it sends a mail, which is compared with no stored field: the stories of mails and of purchase orders type there',
    files: ['jobs/email/EmailBuilderDialog.tsx', 'jobs/email/EmailExtras.tsx', 'orders/purchase/EmailDialog.tsx'],
  },
  {
    why: 'it is about files: the stories of documents and of SuperDetail type there',
    files: ['field/photos/PhotoCaption.tsx', 'jobs/files/tree/NameInput.tsx', 'jobs/files/upload/UploadDialog.tsx'],
  },
  {
    why: 'a name or a choice for a view, a file or rows that are selected by hand: sharing.test, imports.test and lists.test',
    files: [
      'crud/imports/ImportDialog.tsx',
      'crud/many/EditManyDialog.tsx',
      'crud/sharing/NameDialog.tsx',
      'crud/sharing/ShareDialog.tsx',
    ],
  },
  {
    why: 'it writes into a form that is in the hands, or stores one place that is set by a tap: pin.test',
    files: ['jobs/entries/EntryDialog.tsx', 'map/pin/PinDialog.tsx'],
  },
  {
    why: 'what follows from the stock of the moment: the stories of What to order',
    files: ['orders/reorder/ReorderDialog.tsx'],
  },
  {
    why: 'it moves a visit, or asks why a card is moved all the same: warrantyBoard.test, presiteSchedule.test, the stories of overrides',
    files: [
      'boards/commands/RescheduleDialog.tsx',
      'boards/overrides/OverrideQuestion.tsx',
      'boards/timeGrid/MoveVisitDialog.tsx',
    ],
  },
  { why: 'an address to be copied', files: ['boards/schedules/CalendarFeeds.tsx'] },
];

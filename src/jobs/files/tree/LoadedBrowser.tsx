import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { JOB_FILE } from '#domain/documents/categories';
import { fileKind } from '#domain/documents/fileKind';
import { documentRefusal } from '#domain/documents/documentType';
import { isFolderPath, parentOf } from '#domain/documents/folders';
import { refuse } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { Gallery } from '../../../gallery/Gallery';
import { useLanguage } from '../../../i18n/useLanguage';
import { MultiPicker } from '../../../inputs/MultiPicker';
import { useOnline } from '../../../live/useOnline';
import { useMode } from '../../../connectivity/mode';
import { fetchedLater } from '../../../page/fetchedLater';
import { toast } from '../../../toasts/toast';
import type { JobDocument } from '../data/documentsApi';
import { galleryItems } from '../galleryItems';
import { destinationsOf } from '../upload/destinations';
import { Sending } from '../upload/Sending';
import { UploadDialog } from '../upload/UploadDialog';
import { useKeptDocuments } from '../upload/useKeptDocuments';
import { WaitingDocuments } from '../upload/WaitingDocuments';
import { freshFiles, MAX_FILES, type UploadItem } from '../upload/uploadItem';
import { useDocumentsText } from '../useDocumentsText';
import { DocumentCells } from './DocumentCells';
import { DocumentsToolbar } from './DocumentsToolbar';
import { NameInput } from './NameInput';
import { useDocumentActs } from './useDocumentActs';
import type { Documents, LoadedDocuments } from './useDocuments';
import { useFolderDrop } from './useFolderDrop';
import { useSelection } from './useSelection';
import { pathBelow, useTree, type ShownRow } from './useTree';

const BinDialog = fetchedLater(async () => ({ default: (await import('./BinDialog')).BinDialog }));

interface Props {
  jobId: number;
  jobName: string;
  documents: Documents;
  loaded: LoadedDocuments;
}

/** Up and down lead from line to line. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('.doc-open')) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.doc-open')];
  event.preventDefault();
  lines[lines.indexOf(event.target) + step]?.focus();
};

/** The tree of folders and files, its search, and what is done with them [DOC-001 DOC-009]. */
export const LoadedBrowser = ({ jobId, jobName, documents: state, loaded }: Props) => {
  const { documents, folders, tags, may_edit: holdsEdit, may_add: holdsAdd } = loaded;
  const text = useDocumentsText();
  const isOnline = useOnline();
  const { reload } = state;
  const isOffline = useMode() === 'offline';
  const kept = useKeptDocuments(jobId);
  const mayEdit = holdsEdit && isOnline;
  // Offline files are kept on the device, and nothing else is done here.
  const mayAddAnywhere = holdsEdit && (isOnline || isOffline);
  const mayAdd = mayAddAnywhere || (holdsAdd && (isOnline || isOffline));
  // Who may add and not edit adds to the folders of sub-jobs, without tags [DOC-046].
  const takesFiles = (path: string): boolean =>
    mayAddAnywhere || (mayAdd && folders.some((folder) => folder.path === path && folder.job_detail_id !== null));
  const destinations = destinationsOf(
    mayAddAnywhere ? folders : folders.filter(({ job_detail_id }) => job_detail_id !== null),
  );
  const tree = useTree(jobId, loaded);
  const acts = useDocumentActs(jobId, jobName, state);
  const selection = useSelection(
    documents,
    tree.rows.flatMap(({ document }) => (document ? [document.id] : [])),
  );
  const { ids: ticked, selected } = selection;
  const [renaming, setRenaming] = useState<{ id: number; typed?: string } | null>(null);
  const renamedId = useRef<number | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const [draftIn, setDraftIn] = useState<string | null>(null);
  const [isBinShown, setBinShown] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [sending, setSending] = useState<readonly UploadItem[]>([]);
  const [shown, setShown] = useState<JobDocument | null>(null);
  const [dropTags, setDropTags] = useState<readonly number[]>([]);
  const { language } = useLanguage();
  const pathOf = ({ document_key }: JobDocument): string => pathBelow(jobId, document_key);
  // Every tag belongs to the category of what is dropped [DOC-025 DOC-045].
  const offeredTags = useMemo(() => tags.filter(({ is_active }) => is_active), [tags]);
  const isTaken = (folder: string, name: string): boolean =>
    [...documents.map(pathOf), ...kept.files.map((file) => `${file.folder}${file.file_name}`)].some(
      (path) => path.toLowerCase() === `${folder}${name}`.toLowerCase(),
    );
  const send = (items: readonly UploadItem[]): void => {
    if (isOffline) void kept.keep(items);
    else setSending(items);
  };

  const dropFiles = (folder: string, files: readonly File[]): void => {
    if (files.length > MAX_FILES) {
      toast.error(refusalText(refuse('document_batch'), language));
      return;
    }
    const fresh = freshFiles(files, (name) => isTaken(folder, name));
    if (fresh.length < files.length) toast.error(text('skipped', { smart_count: files.length - fresh.length }));
    const { job_detail_id = null, job_type_job_category = null } = folders.find(({ path }) => path === folder) ?? {};
    send(
      fresh.map((file) => ({
        file,
        folder,
        document_category: { id: JOB_FILE },
        job_detail_id,
        job_type_job_category,
        document_tags: dropTags.map((id) => ({ id })),
      })),
    );
  };
  const move = async (folder: string, moved: readonly JobDocument[]): Promise<void> => {
    const going = moved.filter((one) => parentOf(pathOf(one)) !== folder);
    if (going.length > 0 && (await acts.move(going, folder))) selection.clear();
  };
  const drop = useFolderDrop(
    dropFiles,
    (folder, ids) =>
      void move(
        folder,
        documents.filter(({ id }) => ids.includes(id)),
      ),
  );
  /** Why a document cannot have a name: another one of its folder has it, or it would lose its kind. */
  const wrongName = (document: JobDocument, name: string): string | null => {
    const kept = parentOf(pathOf(document));
    const isInUse = documents.some(
      (one) =>
        one.id !== document.id && parentOf(pathOf(one)) === kept && one.file_name.toLowerCase() === name.toLowerCase(),
    );
    if (isInUse) return text('taken');
    const ending = /\.[^.]+$/.exec(document.file_name)?.[0];
    if (isFolderPath(document.document_key) || ending === undefined) return null;
    const refused = documentRefusal({ file_name: name, file_type: document.file_type ?? '' });
    return refused === null ? null : text('keep_ending', { ending });
  };
  const renamed = async (document: JobDocument, name: string | null): Promise<void> => {
    setRenaming(null);
    renamedId.current = document.id;
    if (name === null || (await acts.rename(document, name))) return;
    // What was typed is not lost by a refusal: it is there to be mended.
    setRenaming({ id: document.id, typed: name });
  };
  // Keys go on at the line whose name was given, unless they went elsewhere.
  useEffect(() => {
    if (renaming !== null || renamedId.current === null) return;
    if (globalThis.document.activeElement === globalThis.document.body)
      table.current?.querySelector<HTMLElement>(`[data-id="${renamedId.current}"] .doc-open`)?.focus();
    renamedId.current = null;
  }, [renaming]);
  const addDraft = (name: string | null): void => {
    setDraftIn(null);
    if (name !== null && draftIn !== null) void acts.addFolder(`${draftIn}${name}/`);
  };
  const open = (document: JobDocument): void => {
    if (fileKind(document.file_name) === null && !document.view_url) void acts.fetch([document]);
    else setShown(document);
  };
  const waiting = kept.files.length;
  const waited = useRef(waiting);
  useEffect(() => {
    if (waiting < waited.current && !isOffline) void reload();
    waited.current = waiting;
  }, [waiting, isOffline, reload]);
  const closeSending = useCallback((): void => {
    setSending([]);
    void reload();
  }, [reload]);
  const neighbours =
    shown === null ? [] : galleryItems(documents.filter((one) => parentOf(pathOf(one)) === parentOf(pathOf(shown))));
  const rowKeys =
    ({ path, isFolder, isOpen, document }: ShownRow) =>
    (event: KeyboardEvent): void => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches('.doc-open')) return;
      if (event.key === 'F2' && document && mayEdit) setRenaming({ id: document.id });
      else if (isFolder && event.key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) tree.toggle(path);
      else return;
      event.preventDefault();
    };

  return (
    <div className="doc-browser">
      <DocumentsToolbar
        filter={tree.filter}
        onFilter={tree.setFilter}
        selected={selected}
        folders={tree.folders}
        mayEdit={mayEdit}
        onUpload={mayAdd && destinations.length > 0 ? () => setChoosing(true) : null}
        onBin={mayEdit ? () => setBinShown(true) : null}
        onRename={() => setRenaming(selected[0] ? { id: selected[0].id } : null)}
        onMove={(folder) => void move(folder, selected)}
        isBusy={selected.some(({ id }) => state.doing.has(id))}
        onDelete={async () => {
          if (await acts.remove(selected)) selection.clear();
        }}
        onDownload={() => void acts.fetch(selected)}
        tags={offeredTags}
        onTag={(tag) => void acts.tagAll(selected, tag)}
      />
      <WaitingDocuments files={kept.files} onRemove={(key) => void kept.remove?.(key)} />
      <table ref={table} className="doc-table" onKeyDown={moveFocus}>
        <thead>
          <tr>
            <td className="doc-check">
              {documents.length > 0 && (
                <Checkbox
                  size="small"
                  checked={selection.isAll}
                  onChange={(_event, on) => selection.selectAll(on)}
                  slotProps={{ input: { 'aria-label': text('select_all') } }}
                />
              )}
            </td>
            <th scope="col">{text('name')}</th>
            <th scope="col">{text('tags')}</th>
            <th scope="col">{text('modified')}</th>
          </tr>
        </thead>
        <tbody>
          {tree.rows.flatMap((row) => {
            const { path, isFolder, document } = row;
            const id = document?.id ?? 0;
            const line = (
              <tr
                key={path}
                data-folder={isFolder}
                data-id={id}
                data-selected={ticked.has(id)}
                onKeyDown={rowKeys(row)}
                {...(mayEdit && document && renaming?.id !== id ? drop.carry(ticked.has(id) ? [...ticked] : [id]) : {})}
                {...(isFolder && takesFiles(path) ? drop.takes(path) : {})}
              >
                <DocumentCells
                  row={row}
                  tags={tags}
                  doing={state.doing.get(id)}
                  isSelected={ticked.has(id)}
                  isRenaming={renaming !== null && renaming.id === id}
                  typedBefore={renaming?.typed}
                  wrongOf={(name) => (document ? wrongName(document, name) : null)}
                  where={tree.filter.trim() === '' ? null : parentOf(path)}
                  onToggle={() => tree.toggle(path)}
                  onOpen={() => {
                    if (document) open(document);
                  }}
                  onRenamed={(name) => {
                    if (document) void renamed(document, name);
                  }}
                  onSelect={(on, isRange) => selection.select(id, on, isRange)}
                  onTag={mayEdit && document ? (call, tag) => void acts.tag(document, call, tag) : null}
                  onAddFolder={
                    mayEdit
                      ? () => {
                          tree.toggle(path, true);
                          setDraftIn(path);
                        }
                      : null
                  }
                />
              </tr>
            );
            if (draftIn !== path) return [line];
            return [
              line,
              <tr key={`${path} draft`}>
                <td className="doc-check" />
                <td colSpan={3} style={{ paddingLeft: row.level * 22 + 26 }}>
                  <NameInput
                    name={text('new_folder')}
                    label={text('new_name', { name: text('new_folder') })}
                    isDraft
                    wrongOf={(name) => (isTaken(path, `${name}/`) ? text('taken') : null)}
                    onDone={addDraft}
                  />
                </td>
              </tr>,
            ];
          })}
        </tbody>
      </table>
      {tree.rows.length === 0 && (
        <p className="doc-empty" role="status">
          {text('no_match', { filter: tree.filter })}
        </p>
      )}
      {documents.length === 0 && tree.filter.trim() === '' && (
        <p className="doc-empty" role="status">
          {text('none')}
        </p>
      )}
      {tree.more && <Button onClick={tree.more}>{text('more')}</Button>}
      {mayAdd && tree.filter.trim() === '' && (
        <div className="doc-hint">
          <span>{text(mayAddAnywhere ? 'drop_here' : 'drop_sub_job')}</span>
          {mayAddAnywhere && (
            <MultiPicker
              label={text('drop_tags')}
              noResults={text('no_tags')}
              options={offeredTags}
              value={dropTags}
              onChange={setDropTags}
            />
          )}
        </div>
      )}
      {isBinShown && (
        <Suspense fallback={null}>
          <BinDialog jobId={jobId} onClose={() => setBinShown(false)} onRestored={() => void reload()} />
        </Suspense>
      )}
      {isChoosing && (
        <UploadDialog
          destinations={destinations}
          tags={mayAddAnywhere ? tags : []}
          isTaken={isTaken}
          onClose={() => setChoosing(false)}
          onSend={(items) => {
            setChoosing(false);
            send(items);
          }}
        />
      )}
      {sending.length > 0 && <Sending jobId={jobId} items={sending} onClose={closeSending} />}
      {shown && (
        <Gallery
          items={neighbours}
          start={Math.max(
            0,
            neighbours.findIndex(({ id }) => id === shown.id),
          )}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
};

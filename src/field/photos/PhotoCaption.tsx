import { useRef, useState } from 'react';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useTextLimit } from '../../inputs/useTextLimit';
import { useKeptText } from '../../saving/drafts/useKeptText';
import { toast } from '../../toasts/toast';
import type { SiteFile } from '#domain/field/siteFile';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import './photos.css';

/** The longest caption. */
const CAPTION_MAX = 200;

/**
 * What a photo shows, in the words of who knows; saved when the field is left. What is not saved is kept on the device,
 * and asked about before it is left [KEY-017].
 */
export default function PhotoCaption({ file: { id, file_name, caption } }: { file: SiteFile }) {
  const api = useFieldApi();
  const text = useFieldText();
  const [saved, setSaved] = useState(caption ?? '');
  const [kept, keep] = useKeptText(`photo_caption:${id}`);
  const [isEmptied, setEmptied] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const words = kept === '' && !isEmptied ? saved : kept;
  const latest = useRef(words);
  const write = (next: string): void => {
    latest.current = next;
    setEmptied(next === '');
    keep(next);
  };
  const drop = (): void => {
    setEmptied(false);
    keep('');
  };
  const label = text('caption', { name: file_name });
  const [limited, tooLong] = useTextLimit(words, CAPTION_MAX, label);
  const save = async (): Promise<boolean> => {
    const trimmed = words.trim();
    if (trimmed.length > CAPTION_MAX) return false;
    toast.retry('save');
    latest.current = words;
    try {
      if (trimmed !== saved) {
        setSaving(true);
        await api.caption(id, trimmed);
        setSaved(trimmed);
      }
      // What was typed meanwhile is saved when it is left.
      if (latest.current === words) drop();
      return true;
    } catch {
      toast.error(text('caption_failed'), 'save');
      return false;
    } finally {
      setSaving(false);
    }
  };
  useUnsavedChangesGuard(words.trim() !== saved && !isSaving, save, drop);
  return (
    <>
      <input
        ref={limited}
        className="photo-caption"
        value={words}
        aria-invalid={tooLong !== null}
        placeholder={text('caption_hint')}
        aria-label={label}
        onChange={({ target }) => write(target.value)}
        onBlur={() => void save()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      {tooLong !== null && (
        <small className="photo-wrong" role="alert">
          {tooLong}
        </small>
      )}
    </>
  );
}

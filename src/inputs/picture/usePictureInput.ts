import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { issueText } from '#domain/fields/fieldIssue';
import { isUnsent, type StoredImage } from '#domain/files/storedImage';
import { forgetFile, keepFile } from '../../files/pendingFiles';
import { useLanguage } from '../../i18n/useLanguage';
import { shrinkPicture } from './shrinkPicture';
import { imageRefusal } from '#domain/files/imageRefusal';
import { imageTypeOf, MAGIC_BYTES, type ImageType } from '#domain/files/imageType';

/** A file's real type, or the rule that refuses it as a picture. */
type CheckedPicture = { file_type: ImageType } | { rule: 'upload_file' | 'upload_type' };

/**
 * Looks at a file as the server will: its name, its size, and what its first bytes say it is
 * [BLDR-008 BLDR-009 BLDR-015].
 */
const checkPicture = async (file: File, maxBytes: number): Promise<CheckedPicture> => {
  const { name: file_name, type: file_type, size } = file;
  const rule = imageRefusal({ file_name, file_type, size }, maxBytes);
  if (rule) return { rule };
  try {
    const real = imageTypeOf(new Uint8Array(await file.slice(0, MAGIC_BYTES).arrayBuffer()));
    return real ? { file_type: real } : { rule: 'upload_type' };
  } catch {
    return { rule: 'upload_file' }; // a folder, or a file that is gone by now
  }
};

interface Options {
  value: StoredImage | null;
  onChange: (value: StoredImage | null) => void;
  maxBytes: number;
  disabled: boolean;
}

type Rule = Extract<CheckedPicture, { rule: unknown }>['rule'];

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * What happens to a picture input: a file is chosen, dropped or pasted, looked at, and taken or refused; or the picture
 * is removed.
 */
export const usePictureInput = ({ value, onChange, maxBytes, disabled }: Options) => {
  const { language } = useLanguage();
  const [refusal, setRefusal] = useState<Rule | null>(null);
  const [isOver, setOver] = useState(false);
  const kept = useRef<string | null>(null);
  const url = isUnsent(value) ? value.url : null;

  // A file that was replaced, sent or taken away is let go of.
  useEffect(() => {
    if (kept.current !== null && kept.current !== url) forgetFile(kept.current);
    kept.current = url;
  }, [url]);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || disabled) return;
    const checked = await checkPicture(file, maxBytes);
    if ('rule' in checked) {
      setRefusal(checked.rule);
      return;
    }
    setRefusal(null);
    onChange({
      key: '',
      file_name: file.name,
      file_type: checked.file_type,
      url: keepFile(await shrinkPicture(file, checked.file_type)),
    });
  };

  return {
    isOver,
    /** Why the last file was not taken, in the language of the screen. */
    refusal: refusal && issueText({ rule: refusal, params: {} }, language),
    choose: (files: FileList | null) => void take(files?.[0]),
    remove: () => {
      setRefusal(null);
      onChange(null);
    },
    area: {
      onDragOver: (event: DragEvent) => {
        if (carriesFiles(event)) {
          event.preventDefault();
          setOver(!disabled);
        }
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (carriesFiles(event)) {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length > 0) {
          event.preventDefault();
          void take(event.clipboardData.files[0]);
        }
      },
    },
  };
};

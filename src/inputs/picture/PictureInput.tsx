import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useSyncExternalStore } from 'react';
import { IMAGE_BYTES, type StoredImage } from '#domain/files/storedImage';
import { useOnline } from '../../live/useOnline';
import type { InputProps } from '../inputProps';
import { ChooseButton } from './ChooseButton';
import { Picture } from './Picture';
import { SendingBar } from './SendingBar';
import { usePictureInput } from './usePictureInput';
import { usePictureText } from './usePictureText';
import { uploads, type Upload } from '../../files/uploads';

/** The running upload of a file that was chosen, null when there is none. */
const useUpload = (url: string | undefined): Upload | null =>
  useSyncExternalStore(
    uploads.subscribe,
    () => uploads.of(url),
    () => null,
  );

export interface PictureInputProps extends InputProps<StoredImage | null> {
  /** The largest file in bytes. */
  maxBytes?: number;
}

/** The side of the picture in pixels [BLDR-015]. */
const SIDE = 120;
const MEGABYTE = 1024 * 1024;

/** Asks for a picture: chosen, dropped or pasted. It is shown at once, and sent when the form is saved. */
export const PictureInput = ({
  value,
  onChange,
  label,
  error,
  helperText,
  disabled = false,
  readOnly = false,
  required = false,
  onBlur,
  name,
  maxBytes = IMAGE_BYTES,
}: PictureInputProps) => {
  const text = usePictureText();
  const isOnline = useOnline();
  const upload = useUpload(value?.url);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isClosed = disabled || readOnly || !isOnline || upload !== null;
  const { isOver, refusal, choose, remove, area } = usePictureInput({ value, onChange, maxBytes, disabled: isClosed });
  const wrong = refusal ?? error;
  const hint = isOnline ? (helperText ?? text('hint', { size: maxBytes / MEGABYTE })) : text('offline');

  return (
    <Stack
      role="group"
      aria-labelledby={`${id}-label`}
      direction="row"
      {...area}
      sx={{
        gap: 2,
        alignItems: 'center',
        flexWrap: 'wrap',
        p: 1,
        m: -1,
        borderRadius: '12px',
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Box
        onClick={() => {
          if (!isClosed) input.current?.click();
        }}
        sx={{ cursor: isClosed ? 'default' : 'pointer', flex: 'none' }}
      >
        {value ? (
          <Picture
            url={value.url ?? null}
            name={value.file_name}
            size={SIDE}
            alt={text('picture', { name: value.file_name })}
          />
        ) : (
          <Box
            sx={{
              width: SIDE,
              height: SIDE,
              display: 'grid',
              placeItems: 'center',
              borderRadius: '12px',
              border: '1px dashed',
              borderColor: wrong ? 'error.main' : 'divider',
              color: 'text.secondary',
            }}
          >
            <AddPhotoIcon aria-hidden style={{ fontSize: 36, opacity: isClosed ? 0.5 : 1 }} />
          </Box>
        )}
      </Box>
      <Stack sx={{ gap: 0.75, minWidth: 0, flex: '1 1 200px', alignItems: 'flex-start' }}>
        <Typography id={`${id}-label`} component="span" variant="body2" color={wrong ? 'error' : 'text.secondary'}>
          {label}
          {required && ' *'}
        </Typography>
        {value && (
          <Typography variant="body2" noWrap title={value.file_name} sx={{ maxWidth: '100%' }}>
            {value.file_name}
          </Typography>
        )}
        {upload ? (
          <SendingBar upload={upload} />
        ) : (
          !readOnly && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ChooseButton
                ref={input}
                isFilled={value !== null}
                disabled={isClosed}
                required={required}
                isWrong={Boolean(wrong)}
                describedBy={`${id}-hint`}
                name={name}
                onChoose={choose}
                onBlur={onBlur}
              />
              {value && (
                <Button
                  size="small"
                  color="inherit"
                  disabled={isClosed}
                  onClick={() => {
                    remove();
                    input.current?.focus();
                  }}
                >
                  {text('remove')}
                </Button>
              )}
            </Stack>
          )
        )}
        {!readOnly && (
          <FormHelperText id={`${id}-hint`} error={Boolean(wrong)} role={wrong ? 'alert' : undefined} sx={{ m: 0 }}>
            {isOver ? text('drop') : wrong || hint}
          </FormHelperText>
        )}
      </Stack>
    </Stack>
  );
};

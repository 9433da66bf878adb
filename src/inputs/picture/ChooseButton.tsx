import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { usePictureText } from './usePictureText';

interface Props {
  ref: Ref<HTMLInputElement>;
  isFilled: boolean;
  disabled: boolean;
  required: boolean;
  isWrong: boolean;
  /** The id of what explains the input or its error. */
  describedBy: string;
  name: string | undefined;
  onChoose: (files: FileList | null) => void;
  onBlur: (() => void) | undefined;
}

/** Unseen, but there: the focus is the input's, its frame the button's. */
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  bottom: 0,
  left: 0,
} as const;

/** The button that opens the browser's dialog for files: a file input in the shape of a button. */
export const ChooseButton = ({
  ref,
  isFilled,
  disabled,
  required,
  isWrong,
  describedBy,
  name,
  onChoose,
  onBlur,
}: Props) => {
  const text = usePictureText();
  return (
    <Button
      component="label"
      variant="outlined"
      size="small"
      tabIndex={-1}
      role={undefined}
      disabled={disabled}
      startIcon={<UploadIcon />}
      sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' } }}
    >
      {text(isFilled ? 'replace' : 'choose')}
      <input
        ref={ref}
        type="file"
        accept="image/png,image/jpeg,.png,.jpg,.jpeg"
        style={UNSEEN}
        disabled={disabled}
        name={name}
        aria-required={required || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onBlur={() => onBlur?.()}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files);
          currentTarget.value = ''; /* the same file may be chosen again */
        }}
      />
    </Button>
  );
};

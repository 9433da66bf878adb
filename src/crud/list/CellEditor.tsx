import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { relationOf } from '../../dataProvider/documents/selection';
import type { Row } from '../../dataProvider/row';
import { fieldInput } from '../form/fieldInput';
import { useWrongTextIn } from '../../inputs/untakenText';
import { useLabel } from '../look/useLabel';

interface Props {
  params: GridRenderEditCellParams<Row>;
  field: FieldDescriptor;
  /** Why the value was not taken; stands until another one is typed. */
  error: string | null;
  onTyped: () => void;
}

const HEARD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * The cell has no room for label and message: the heading says the one, a tooltip the other; readers hear both from the
 * input.
 */
const STYLE = {
  width: '100%',
  height: '100%',
  px: 0.5,
  display: 'flex',
  alignItems: 'center',
  bgcolor: 'background.paper',
  '& .MuiFormControl-root, & .MuiAutocomplete-root': { m: 0, width: '100%' },
  '& .MuiInputLabel-root, & .MuiFormHelperText-root': HEARD,
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
} as const;

/** While a list of choices is open, Enter and Escape are its own. */
const keepFromGrid = (event: KeyboardEvent): void => {
  const isOpen = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true';
  if (isOpen && (event.key === 'Enter' || event.key === 'Escape')) event.stopPropagation();
};

/** The input of a form inside a cell of the list. */
export const CellEditor = ({ params: { id, value, row, hasFocus }, field, error, onTyped }: Props) => {
  const grid = useGridApiContext();
  const label = useLabel();
  const box = useRef<HTMLDivElement>(null);
  const shown = useWrongTextIn(box) ?? error;
  useEffect(() => {
    const input = hasFocus ? box.current?.querySelector('input') : null;
    input?.focus();
    input?.select();
  }, [hasFocus]);
  return (
    <Tooltip open={shown !== null} title={shown ?? ''} placement="bottom-start" describeChild>
      <Box ref={box} onKeyDown={keepFromGrid} sx={STYLE}>
        {fieldInput({
          field,
          label: label(field.label),
          name: field.name,
          required: field.required,
          value,
          error,
          related: field.kind === 'Reference' ? row[relationOf(field)] : undefined,
          onChange: (next) => {
            onTyped();
            void grid.current.setEditCellValue({ id, field: field.name, value: next });
          },
        })}
      </Box>
    </Tooltip>
  );
};

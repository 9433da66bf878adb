import { isStoredImage } from '#domain/files/storedImage';
import { PictureInput } from '../../inputs/picture/PictureInput';
import type { FieldInputProps } from '../values/fieldInputProps';

/** A picture of the record. */
export const ImageInput = ({ field, related: _related, value, ...rest }: FieldInputProps) => (
  <PictureInput
    {...rest}
    value={isStoredImage(value) ? value : null}
    {...(field.max === undefined ? {} : { maxBytes: field.max })}
  />
);

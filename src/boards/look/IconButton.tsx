import type { ComponentProps } from 'react';
import { IconButton as Frame } from '../../page/IconButton';
import { BoardIcon } from './BoardIcon';
import type { IconName } from './icons';

type Props = Omit<ComponentProps<typeof Frame>, 'children'> & { icon: IconName };

/** A button that is an icon of the board's own sheet. */
export const IconButton = ({ icon, ...rest }: Props) => (
  <Frame {...rest}>
    <BoardIcon name={icon} size={18} />
  </Frame>
);

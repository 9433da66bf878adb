import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentProps, ComponentType } from 'react';
import { IconButton as Frame } from '../../page/IconButton';

type Props = Omit<ComponentProps<typeof Frame>, 'children'> & { icon: ComponentType<SvgIconProps> };

/** A button that is an icon. */
export const IconButton = ({ icon: Icon, ...rest }: Props) => (
  <Frame {...rest}>
    <Icon />
  </Frame>
);

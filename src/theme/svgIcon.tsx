import type { CSSProperties, ReactNode, SVGProps } from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  fontSize?: 'inherit' | 'small' | 'medium' | 'large';
  color?: 'inherit' | 'primary' | 'success' | 'error' | 'warning' | 'disabled';
  /** `g` for a part of another drawing. */
  component?: 'svg' | 'g';
  titleAccess?: string;
  style?: CSSProperties;
  sx?: never;
}

/**
 * Makes an icon of a drawing. The build gives this to @mui/icons-material in place of MUI's own maker, which brings
 * MUI's whole engine of styles to pages that use nothing else of it; such an icon takes `style` and `className`, and no
 * `sx`.
 */
export default function createSvgIcon(drawing: ReactNode, name: string) {
  const Icon = ({
    fontSize = 'medium',
    color = 'inherit',
    component: Tag = 'svg',
    titleAccess,
    className,
    sx,
    ...rest
  }: Props) => {
    if (sx) throw new Error(`${name} takes style, not sx`);
    const look = [`size-${fontSize}`, color];
    const classes = ['svg-icon', 'MuiSvgIcon-root', ...look.map((word) => `svg-icon-${word}`), className];
    return (
      <Tag
        className={classes.filter(Boolean).join(' ')}
        focusable="false"
        viewBox="0 0 24 24"
        data-testid={`${name}Icon`}
        {...(titleAccess ? { role: 'img' } : { 'aria-hidden': true })}
        {...rest}
      >
        {drawing}
        {titleAccess && <title>{titleAccess}</title>}
      </Tag>
    );
  };
  return Object.assign(Icon, { muiName: 'SvgIcon', drawing });
}

import type { ButtonHTMLAttributes } from 'react';
import { ReasonButton } from './ReasonButton';
import './button.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> {
  variant?: 'text' | 'outlined' | 'contained';
  /**
   * Why it cannot act now, said to fingers and keys too; null when it can. `disabled` is left for what waits for an
   * answer.
   */
  reason?: string | null;
}

/**
 * A button that looks as MUI's do here, for what is drawn before MUI has come. A link takes the class `button` itself.
 */
export const Button = ({ variant = 'text', reason = null, className = '', ...rest }: Props) => (
  <ReasonButton className={`button button-${variant} ${className}`.trim()} reason={reason} {...rest} />
);

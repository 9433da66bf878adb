import type { ButtonHTMLAttributes } from 'react';
import './button.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'text' | 'outlined';
}

/** A button that looks as MUI's do here, for what is drawn before MUI has come. A link takes the class `button` itself. */
export const Button = ({ variant = 'text', className = '', ...rest }: Props) => (
  <button type="button" className={`button button-${variant} ${className}`.trim()} {...rest} />
);

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import '../../page/button.css';
import './messagePage.css';

interface Props {
  title: string;
  heading: string;
  children?: ReactNode;
  home: string;
  icon: ReactNode;
}

/** A page that says something in place of a screen, with the way home. */
export const MessagePage = ({ title, heading, children, home, icon }: Props) => {
  useDocumentTitle(title);
  return (
    <div className="message-page">
      <div className="message-icon" aria-hidden="true">
        {icon}
      </div>
      <h1>{heading}</h1>
      {children}
      <Link to="/" className="button button-outlined">
        {home}
      </Link>
    </div>
  );
};

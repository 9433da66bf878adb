import { ServerContext } from '../../src/dataProvider/ServerContext';
import { useState, type ReactNode } from 'react';
import { fakeServer, type Answers } from './fakeServer';
import { shellAnswers } from './shellAnswers';

/** Stories of the shell and its pages: the calls they make are answered without a server. */
export const ShellFrame = ({ children, answers = {} }: { children: ReactNode; answers?: Answers }) => {
  const [server] = useState(() => fakeServer({ ...shellAnswers, ...answers }));
  return <ServerContext value={server}>{children}</ServerContext>;
};

import { useServer } from '../../../dataProvider/ServerContext';
import { gql } from '../../../dataProvider/gql';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Loading } from '../../../errors/Loading';
import { ESTIMATE_KIND, JOB_KIND, useFormKind } from '../data/formKind';

const IS_JOB = gql(`query IsJob($id: Int!) { found: job(id: $id) { id } }`);
const IS_ESTIMATE = gql(`query IsEstimate($id: Int!) { found: estimate(id: $id) { id } }`);

/**
 * A job's number at the address of an estimate leads to the job, and the reverse; what is neither is `children`.
 */
export const OtherKind = ({ id, children }: { id: number; children: ReactNode }) => {
  const server = useServer();
  const { isEstimate } = useFormKind();
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => {
    let isWanted = true;
    const put = (there: boolean): void => {
      if (isWanted) setThere(there);
    };
    server.query(isEstimate ? IS_JOB : IS_ESTIMATE, { id }).then(
      ({ found }) => put(found !== null),
      () => put(false),
    );
    return () => {
      isWanted = false;
    };
  }, [server, id, isEstimate]);
  if (isThere === null) return <Loading />;
  return isThere ? <Navigate to={(isEstimate ? JOB_KIND : ESTIMATE_KIND).path(id)} replace /> : children;
};

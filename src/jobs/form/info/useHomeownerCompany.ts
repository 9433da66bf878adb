import { useMemo } from 'react';
import type { CompanyChoice } from '#domain/jobs/draft';
import { useSession } from '../../../auth/useSession';
import { homeownerCompany } from './companyType';

/** The company that stands for homeowners in this environment. */
export const useHomeownerCompany = (): CompanyChoice => {
  const environment = useSession().config?.environment ?? 'prod';
  return useMemo(() => homeownerCompany(environment), [environment]);
};

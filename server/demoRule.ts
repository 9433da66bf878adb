import type { Env } from './env';
import { isLocalHost } from './localHost';

type Where = Pick<Env, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'DATABASE_URL'>;

/**
 * Why demo accounts, whose password is published, may not exist here; empty where they may. They are for this machine
 * alone: no other host, no public address, no proxy, no production and no database of one's own [SEC-001]. What
 * DEMO_PUBLIC says is not asked here.
 * @param nodeEnv NODE_ENV as the operator set it, before `npm start` gave it a default
 */
export const reasonsAgainstDemo = (env: Where, nodeEnv: string | undefined): string[] => {
  const reasons: string[] = [];
  if (!isLocalHost(env.HOST)) reasons.push(`HOST=${env.HOST} is not this machine alone`);
  if (env.PUBLIC_URL !== undefined && !isLocalHost(new URL(env.PUBLIC_URL).hostname))
    reasons.push(`PUBLIC_URL=${env.PUBLIC_URL} is not local`);
  if (env.TRUST_PROXY !== 'off') reasons.push('TRUST_PROXY is set');
  if (nodeEnv === 'production') reasons.push('NODE_ENV is production');
  if (env.DATABASE_URL !== undefined) reasons.push('DATABASE_URL is set');
  return reasons;
};

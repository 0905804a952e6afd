import { useMay } from '../../IfMay.tsx';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { useMoneyBackQuery } from './moneyBackApi.ts';

/**
 * Refunds that failed, disputes and refunds that nothing here explains, for who handles money.
 * @param pollingInterval milliseconds between looks at what is new; 0 for one look
 */
export function useMoneyNotices(pollingInterval = 0) {
  const handlesMoney = useMay('money');
  const { data, error, refetch } = useMoneyBackQuery('notices', {
    skip: !handlesMoney,
    refetchOnMountOrArgChange: true,
    pollingInterval,
  });
  useAgainAfterLogin(error, refetch);
  const count = data ? data.refunds.length + data.disputes.length + data.unexplained.length : 0;
  return {
    /** Undefined until they are known, and where there are none. */
    notices: count === 0 ? undefined : data,
    /** Whether it is known that there are none, as far as this concerns the role. */
    isNone: !handlesMoney || (data !== undefined && count === 0),
    /** Why they are not known. */
    error: handlesMoney && !data ? error : undefined,
    retry: (): void => void refetch(),
  };
}

import { useMay } from '../../IfMay.tsx';
import { useMoneyBackQuery } from './moneyBackApi.ts';

/**
 * Refunds that failed, disputes and refunds that nothing here explains, for who handles money; undefined until
 * they are known, and where there are none.
 * @param pollingInterval milliseconds between looks at what is new; 0 for one look
 */
export function useMoneyNotices(pollingInterval = 0) {
  const handlesMoney = useMay('money');
  const { data } = useMoneyBackQuery('notices', {
    skip: !handlesMoney,
    refetchOnMountOrArgChange: true,
    pollingInterval,
  });
  if (!data) return undefined;
  const { refunds, disputes, unexplained } = data;
  return refunds.length + disputes.length + unexplained.length === 0 ? undefined : data;
}

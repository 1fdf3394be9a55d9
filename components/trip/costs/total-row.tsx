import { formatMoney, type Money } from "@/server/trip";
import { Say } from "../../formats/formats-provider";

/** The sum beneath a table of costs. */
export function TotalRow({ total, people }: { total: Money; people: number }) {
  return (
    <tbody className="border-edge border-t font-medium">
      <tr>
        <th scope="row" className="py-2 text-left">
          {people === 1 ? "Total" : `Total for ${people}`}
        </th>
        <td className="figures py-2 text-right">
          <Say>{formatMoney(total)}</Say>
        </td>
      </tr>
    </tbody>
  );
}

import { ElicitationSkeleton } from "@/components/research/page/elicitation-skeleton";

export default ElicitationSkeleton;

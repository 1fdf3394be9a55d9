import { ResearchSkeleton } from "@/components/research/benchmark/research-skeleton";

export default ResearchSkeleton;

"use client";

export { default } from "../../(travel)/error";

declare module "virtual:sprite" {
  const symbols: string;
  export default symbols;
}
declare module "virtual:words/*" {
  const text: string;
  export default text;
}

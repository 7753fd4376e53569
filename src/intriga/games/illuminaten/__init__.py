"""«Pax Illuminaten»: influence, lodges, plots."""
